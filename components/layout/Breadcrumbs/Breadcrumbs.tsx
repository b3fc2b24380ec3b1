import { useTranslation } from 'react-i18next'
import { breadcrumbsOf } from '../../../renderer/breadcrumbs.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { Link } from '../../elements/Link/Link.tsx'
import styles from './Breadcrumbs.module.css'

/** The way back up, above the title of a page that is below a list: what its metadata names as its parents. */
export function Breadcrumbs() {
  const { t } = useTranslation()
  const pageContext = usePageContext()
  return (
    // It may stand in a text that is in another language than the page.
    <nav aria-label={t('breadcrumbs')} lang={pageContext.locale}>
      <ol className={styles.crumbs}>
        {breadcrumbsOf(pageContext).map(({ title, path }) => (
          <li key={path}>
            <Link href={path}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
