import type { MDXContent } from 'mdx/types'
import type { Entry } from './entry.ts'

/** What a document shows, as MDX compiles it: tools/markdown. */
export type DocumentBody = MDXContent

const modules = import.meta.glob<{ readonly default: DocumentBody }>('../content/*/*/*.mdx')

/** The body of a document, which is read when its page is made: `<Prose>` shows it. */
export async function bodyOf({ file }: Entry): Promise<DocumentBody> {
  const load = modules[`..${file}`]
  if (!load) throw new Error(`${file} was listed but is not there any more. Save it again, or restart.`)
  return (await load()).default
}
