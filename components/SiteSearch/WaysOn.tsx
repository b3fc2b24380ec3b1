import { localizePath } from '../../renderer/addresses.ts'
import { useIslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../renderer/islands/useTexts.ts'

const ways = [
  { key: 'services', path: '/services' },
  { key: 'blog', path: '/blog' },
  { key: 'contact', path: '/contact' },
] as const

/** Where to go where nothing was found. */
export function WaysOn() {
  const t = useTexts('search')
  const { locale } = useIslandSetting()
  return (
    <div>
      <p>{t('onwards')}</p>
      <ul>
        {ways.map(({ key, path }) => (
          <li key={key}>
            <a href={localizePath(path, locale)}>{t(`ways.${key}`)}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
