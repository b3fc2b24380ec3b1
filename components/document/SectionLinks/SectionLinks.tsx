import type { DocumentSection } from '../../../renderer/entry.ts'
import type { Locale } from '../../../renderer/languages.ts'

interface SectionLinksProps {
  readonly sections: readonly DocumentSection[]
  /** Their language, where it is not the page's. */
  readonly lang: Locale | undefined
}

/** The parts of a document, in order: the list of a table of contents. */
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
