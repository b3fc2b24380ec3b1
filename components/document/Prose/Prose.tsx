import type { MDXContent } from 'mdx/types'
import type { Locale } from '../../../renderer/languages.ts'
import { mdxComponents } from '../../mdx/mdxComponents.tsx'
import styles from './Prose.module.css'

interface ProseProps {
  readonly body: MDXContent
  /** The language of the text, where it is not that of the page. */
  readonly lang?: Locale | undefined
}

/** The body of a document, set for reading. */
export function Prose({ body: Body, lang }: ProseProps) {
  return (
    <div className={styles.prose} lang={lang} data-prose="">
      <Body components={mdxComponents} />
    </div>
  )
}
