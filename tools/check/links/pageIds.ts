import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'

/** Returns whether a page shows something of an id. */
export type HasPageId = (id: string) => boolean

/**
 * Reads the ids of pages when one is first asked for: the file names of documents, and what stands between quotes in the code of
 * pages; `faq-title` where `faq` does, which headings are named after. On which page is for the tests of the built site to say.
 *
 * @param root the project's root
 * @param slugs the file names of documents
 */
export function readPageIds(root: string, slugs: ReadonlySet<string>): HasPageId {
  let code: string | undefined
  return (id) => {
    const files = code === undefined ? globSync('{components,pages}/**/*.{ts,tsx}', { cwd: root }) : []
    code ??= files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
    const names = [id, id.replace(/-title$/, '')].flatMap((name) => [`"${name}"`, `'${name}'`])
    return slugs.has(id) || names.some((name) => code?.includes(name))
  }
}
