import { localizePath } from '../../../renderer/addresses.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'

const ways = ['services', 'blog', 'contact'] as const

/** Links for visitors whom the search does not help. */
export function WaysOn() {
  const t = useTexts('search')
  const { locale } = useIslandSetting()
  return (
    <ul className="finger-links">
      {ways.map((way) => (
        <li key={way}>
          <a href={localizePath(`/${way}`, locale)}>{t(`ways.${way}`)}</a>
        </li>
      ))}
    </ul>
  )
}
