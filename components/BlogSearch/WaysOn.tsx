import { localizePath } from '../../renderer/addresses.ts'
import { useIslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../renderer/islands/useTexts.ts'
import styles from './BlogSearch.module.css'
import type { BlogState } from './blogState.ts'
import { StateLink } from './StateLink.tsx'
import type { Follow } from './follow.ts'

const waysOn = [
  { key: 'all', path: '/blog' },
  { key: 'contact', path: '/contact' },
  { key: 'quote', path: '/requestaquote' },
] as const

/** Where to go from here if nothing was found. */
export function WaysOn({ state, onFollow }: { readonly state: BlogState; readonly onFollow: Follow }) {
  const t = useTexts('blogSearch')
  const { locale } = useIslandSetting()
  return (
    <>
      <p className={styles.advice}>{t('advice')}</p>
      <ul className={styles.ways}>
        {state.category !== 'all' && (
          <li>
            <StateLink to={{ ...state, category: 'all', page: 1 }} onFollow={onFollow}>
              {t('everywhere')}
            </StateLink>
          </li>
        )}
        {waysOn.map(({ key, path }) => (
          <li key={key}>
            <a href={localizePath(path, locale)}>{t(key)}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
