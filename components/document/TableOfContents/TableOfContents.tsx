import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entry } from '../../../renderer/entry.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { attach } from '../../islands/attach.ts'
import { foreignLanguage } from '../../layout/FallbackNotice/foreignLanguage.ts'
import { SectionLinks } from '../SectionLinks/SectionLinks.tsx'
import styles from './TableOfContents.module.css'

/** Articles with fewer sections have no table of contents. */
const LONG = 4

/**
 * The table of contents of a long article. It is always open next to the text; above it, on narrow screens, `details`
 * toggles the list that follows. The list is outside `details`, so that its state is announced correctly in both
 * layouts.
 */
export function TableOfContents({ article }: { readonly article: Entry<'articles'> }) {
  const { t } = useTranslation('blog')
  const { locale } = usePageContext()
  const headingId = useId()
  const { sections } = article
  if (sections.length < LONG) return null
  return (
    <nav className={styles.contents} aria-labelledby={headingId} {...attach('tableOfContents', 'visible')}>
      <h2 id={headingId}>{t('article.contents')}</h2>
      <details>
        <summary>{t('article.contents')}</summary>
      </details>
      <SectionLinks sections={sections} lang={foreignLanguage(article, locale)} />
    </nav>
  )
}
