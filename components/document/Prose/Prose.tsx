import type { ReactNode } from 'react'
import type { Locale } from '../../../renderer/languages.ts'
import styles from './Prose.module.css'

interface ProseProps {
  /** The `<MdxBody>` of a document. */
  readonly children: ReactNode
  /** The language of the text, if it is not the page's. */
  readonly lang?: Locale | undefined
}

/** Styles the body text of a document. */
export function Prose({ children, lang }: ProseProps) {
  return (
    <div className={styles.prose} lang={lang} data-prose="">
      {children}
    </div>
  )
}
