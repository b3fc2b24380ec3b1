import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { agencyDetailNames } from '../../renderer/agencyDetails.ts'

/** The texts, pictures and ids that the code of pages and tools mentions. */
export interface ProjectCode {
  /** Returns whether the code quotes a text's name, or has a template literal that may produce it. */
  readonly names: (name: string) => boolean
  /** Every word of the code, and the agency's details: possible names of placeholders. */
  readonly words: ReadonlySet<string>
  /** The pictures that the code shows, as paths from the project's root. */
  readonly pictures: ReadonlySet<string>
  /**
   * Returns whether a page may have an id: the code of pages quotes it or, for the `faq-title` of a heading, quotes
   * `faq`. The tests of the built site check which page has it.
   */
  readonly hasId: (id: string) => boolean
}

const QUOTED = /(['"])((?:(?!\1)[^\\\n])+)\1/g
/** The static start of a template literal: `missing.${field}`. */
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
