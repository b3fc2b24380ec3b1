import type { ReactNode } from 'react'
import type { Locale } from '../../../renderer/languages.ts'
import styles from './Prose.module.css'

interface ProseProps {
  /** `<MdxBody>` of a document. */
  readonly children: ReactNode
  /** The language of the text, where it is not that of the page. */
  readonly lang?: Locale | undefined
}

/** A text set for reading. */
export function Prose({ children, lang }: ProseProps) {
  return (
    <div className={styles.prose} lang={lang} data-prose="">
      {children}
    </div>
  )
}
