import type { ReactNode } from 'react'
import { TableOfContents } from '../../components/document/TableOfContents/TableOfContents.tsx'
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
  return (
    <div className={`${styles.columns} split`}>
      <TableOfContents sections={sections} lang={lang} />
      {children}
    </div>
  )
}
