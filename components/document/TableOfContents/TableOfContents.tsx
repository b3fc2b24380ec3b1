import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentSection } from '../../../renderer/entry.ts'
import type { Locale } from '../../../renderer/languages.ts'
import { attach } from '../../islands/attach.ts'
import styles from './TableOfContents.module.css'

/** Documents with fewer sections have no table of contents. */
const LONG = 4

interface TableOfContentsProps {
  readonly sections: readonly DocumentSection[]
  /** Their language, if it is not the page's. */
  readonly lang: Locale | undefined
}

/**
 * The table of contents of a long document. It is always open next to the text; above it, on narrow screens, `details`
 * toggles the list that follows. The list is outside `details`, so that its state is announced correctly in both
 * layouts.
 */
export function TableOfContents({ sections, lang }: TableOfContentsProps) {
  const { t } = useTranslation('blog')
  const headingId = useId()
  if (sections.length < LONG) return null
  return (
    <nav className={styles.contents} aria-labelledby={headingId} {...attach('tableOfContents', 'visible')}>
      <h2 id={headingId}>{t('article.contents')}</h2>
      <details>
        <summary>{t('article.contents')}</summary>
      </details>
      <ol lang={lang}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
