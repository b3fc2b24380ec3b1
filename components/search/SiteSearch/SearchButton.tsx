import { useTranslation } from 'react-i18next'
import { Link } from '../../elements/Link/Link.tsx'
import { Island } from '../../islands/Island.tsx'
import SiteSearch, { NOTICE_ID } from './SiteSearch.island.tsx'
import styles from './SearchButton.module.css'

const waysOn = ['services', 'blog', 'contact'] as const

/**
 * The button that opens the search; and a popover shown while the search loads, or if it fails to. It works without
 * script, because script is what may be missing.
 */
export function SearchButton({ className }: { readonly className: string }) {
  const { t } = useTranslation('common')
  return (
    <>
      <Island island={SiteSearch} when="pressed" props={{ className }} />
      <div id={NOTICE_ID} popover="auto" className={styles.notice}>
        <p>{t('searchNotice')}</p>
        <ul className="finger-links">
          {waysOn.map((key) => (
            <li key={key}>
              <Link href={`/${key}`}>{t(`navigation.${key}`)}</Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
