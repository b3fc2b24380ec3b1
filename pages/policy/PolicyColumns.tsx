import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionLinks } from '../../components/document/SectionLinks/SectionLinks.tsx'
import type { DocumentSection } from '../../renderer/entry.ts'
import type { Locale } from '../../renderer/languages.ts'
import styles from './PolicyColumns.module.css'

interface PolicyColumnsProps {
  /** The sections of the text, numbered alike in both columns. */
  readonly sections: readonly DocumentSection[]
  /** Their language, if it is not the page's. */
  readonly lang: Locale | undefined
  readonly children: ReactNode
}

/** A policy next to its table of contents. */
export function PolicyColumns({ sections, lang, children }: PolicyColumnsProps) {
  const { t } = useTranslation('policy')
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{t('contents')}</h2>
        <SectionLinks sections={sections} lang={lang} />
      </nav>
      {children}
    </div>
  )
}
