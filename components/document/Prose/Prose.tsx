import type { DocumentBody } from '../../../renderer/documents.ts'
import type { Locale } from '../../../renderer/languages.ts'
import { mdxComponents } from '../../mdx/mdxComponents.tsx'
import styles from './Prose.module.css'

interface ProseProps {
  readonly body: DocumentBody
  /** The language of the text, if it is not the page's. */
  readonly lang?: Locale | undefined
}

/** The body of a document. */
export function Prose({ body: Body, lang }: ProseProps) {
  return (
    <div className={styles.prose} lang={lang} data-prose="">
      <Body components={mdxComponents} />
    </div>
  )
}
