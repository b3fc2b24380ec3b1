import type { DocumentSection } from '../../../renderer/entry.ts'
import type { Locale } from '../../../renderer/languages.ts'

interface SectionLinksProps {
  readonly sections: readonly DocumentSection[]
  /** Their language, if it is not the page's. */
  readonly lang: Locale | undefined
}

/** The list of a table of contents: links to the sections of a document. */
export function SectionLinks({ sections, lang }: SectionLinksProps) {
  return (
    <ol lang={lang}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
}
