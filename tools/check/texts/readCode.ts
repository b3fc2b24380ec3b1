import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { agencyDetailNames } from '../../../renderer/agencyDetails.ts'
import { findNestedTexts } from './insertions.ts'

/** The code that shows texts, as far as it says which. */
export interface CodeOfTexts {
  /** Whether the code has a text's name, or something that could become it, between quotes. */
  readonly names: (name: string) => boolean
  /** Possible placeholder names: every word of the code, and the agency's details. */
  readonly placeholders: ReadonlySet<string>
  /** The texts that documents show, by namespace and key. */
  readonly shown: readonly string[]
}

const QUOTED = /(['"])((?:(?!\1)[^\\\n])+)\1/g
/** What a template begins with: `missing.${field}`. */
const TEMPLATE = /`([\w:.-]*[A-Za-z]{3}[\w:.-]*)\$\{/g

/** Reads the code and the documents of a project, by its root, for what they say of texts. */
export async function readCode(root: string): Promise<CodeOfTexts> {
  const [code, templates, documents] = await Promise.all([
    readAll(root, '{pages,components,renderer,tools}/**/*.{ts,tsx}'),
    readAll(root, 'tools/paper/**/*.typ'),
    readAll(root, 'content/*/*/*.mdx'),
  ])
  const quoted = new Set(Array.from(code.matchAll(QUOTED), ([, , text]) => text))
  const beginnings = [...new Set(Array.from(code.matchAll(TEMPLATE), ([, text = '']) => text))]
  return {
    names: (name) => quoted.has(name) || beginnings.some((beginning) => name.startsWith(beginning)),
    placeholders: new Set(['count', ...agencyDetailNames, ...(`${code} ${templates}`.match(/\w+/g) ?? [])]),
    shown: findNestedTexts(documents).map(({ target }) => target),
  }
}

async function readAll(root: string, pattern: string): Promise<string> {
  const files = await glob(pattern, { cwd: root, ignore: ['**/*.test.*', '**/*.d.ts'] })
  return (await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))).join('\n')
}
