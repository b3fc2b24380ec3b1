import type { MDXContent } from 'mdx/types'
import type { Entry } from './entry.ts'

/** The compiled MDX of a document: tools/markdown. */
export type DocumentBody = MDXContent

const modules = import.meta.glob<{ readonly default: DocumentBody }>('../content/*/*/*.mdx')

/** Loads the body of a document, when its page is rendered: `<Prose>` shows it. */
export async function bodyOf({ file }: Entry): Promise<DocumentBody> {
  const load = modules[`..${file}`]
  if (!load) throw new Error(`${file} was listed but is not there any more. Save it again, or restart.`)
  return (await load()).default
}
