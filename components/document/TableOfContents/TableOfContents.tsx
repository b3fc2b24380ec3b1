import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entry } from '../../../renderer/entry.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { foreignLanguage } from '../../layout/FallbackNotice/foreignLanguage.ts'
import { attach } from '../../islands/attach.ts'
import { SectionLinks } from '../SectionLinks/SectionLinks.tsx'
import styles from './TableOfContents.module.css'

/** With fewer parts an article is seen at a glance. */
const LONG = 4

/**
 * The parts of a long article. Beside the text they stand open; above it, on narrow screens, `details` says whether the
 * list that follows it is shown: as a state of its own it is told right in both places.
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
