import type { Entry } from '../../renderer/entry.ts'
import type { Locale } from '../../renderer/languages.ts'

/** A section in the front matter of a policy. */
export type PolicySection = NonNullable<Entry<'policies'>['frontmatter']['sections']>[number]

/** The properties of the layouts of a policy with such sections. */
export interface SectionsProps {
  readonly sections: readonly PolicySection[]
  /** Their language, if it is not the page's. */
  readonly lang: Locale | undefined
}
