import { useTranslation } from 'react-i18next'
import { breadcrumbsOf } from '../../../renderer/metadata.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { Link } from '../../elements/Link/Link.tsx'
import styles from './Breadcrumbs.module.css'

/** The breadcrumbs above the title of a page: the parents in its metadata. */
export function Breadcrumbs() {
  const { t } = useTranslation()
  const pageContext = usePageContext()
  return (
    // The text around it may be in another language than the page.
    <nav aria-label={t('breadcrumbs')} lang={pageContext.locale}>
      <ol className={`${styles.crumbs} screen-only`}>
        {breadcrumbsOf(pageContext).map(({ title, path }) => (
          <li key={path}>
            <Link href={path}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
