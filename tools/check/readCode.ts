import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { agencyDetailNames } from '../../renderer/agencyDetails.ts'

/** The code of pages and tools, as far as it says which texts, pictures and ids there are. */
export interface ProjectCode {
  /** Returns whether the code has a text's name, or something that could become it, between quotes. */
  readonly names: (name: string) => boolean
  /** Every word of the code, and the agency's details: the names that placeholders may have. */
  readonly words: ReadonlySet<string>
  /** The pictures that it shows, from the project's root. */
  readonly pictures: ReadonlySet<string>
  /**
   * Returns whether a page may have an id: it stands between quotes in the code of pages, or is `faq-title` where `faq` does,
   * which headings are named after. On which page is for the tests of the built site to say.
   */
  readonly hasId: (id: string) => boolean
}

const QUOTED = /(['"])((?:(?!\1)[^\\\n])+)\1/g
/** What a template begins with: `missing.${field}`. */
const TEMPLATE = /`([\w:.-]*[A-Za-z]{3}[\w:.-]*)\$\{/g

/** Reads the code of a project, given its root. */
export async function readCode(root: string): Promise<ProjectCode> {
  const read = async (folders: string): Promise<string> => {
    const ignore = ['**/*.test.*', '**/*.d.ts']
    const files = await glob(`${folders}/**/*.{ts,tsx,css,typ}`, { cwd: root, ignore })
    return (await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))).join('\n')
  }
  const [pages, others] = await Promise.all([read('{pages,components}'), read('{renderer,tools}')])
  const code = `${pages}\n${others}`
  const quotedIn = (source: string) => new Set(Array.from(source.matchAll(QUOTED), ([, , text]) => text))
  const quoted = quotedIn(code)
  const ids = quotedIn(pages)
  const beginnings = [...new Set(Array.from(code.matchAll(TEMPLATE), ([, text = '']) => text))]
  return {
    names: (name) => quoted.has(name) || beginnings.some((beginning) => name.startsWith(beginning)),
    words: new Set(['count', ...agencyDetailNames, ...(code.match(/\w+/g) ?? [])]),
    pictures: new Set(code.match(/content\/images\/[\w./-]+/g) ?? []),
    hasId: (id) => ids.has(id) || ids.has(id.replace(/-title$/, '')),
  }
}
