import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'

/** The texts and pictures that the code of pages and tools mentions. */
export type ProjectCode = Awaited<ReturnType<typeof readCode>>

const QUOTED = /(['"])((?:(?!\1)[^\\\n]|\\.)*)\1/g
/** The static start of a template literal: `missing.${field}`. */
const TEMPLATE = /`([\w:.-]*[A-Za-z]{3}[\w:.-]*)\$\{/g

/** Reads the code of a project, given its root. */
export async function readCode(root: string) {
  const ignore = ['**/*.test.*', '**/*.d.ts']
  const files = await glob('{pages,components,renderer,tools}/**/*.{ts,tsx,css,typ}', { cwd: root, ignore })
  const sources = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  const quoted = new Set(sources.flatMap((source) => Array.from(source.matchAll(QUOTED), ([, , text = '']) => text)))
  const beginnings = sources.flatMap((source) => Array.from(source.matchAll(TEMPLATE), ([, text = '']) => text))
  return {
    /** Returns whether the code quotes a text's name, or has a template literal that may produce it. */
    names: (name: string) => quoted.has(name) || beginnings.some((beginning) => name.startsWith(beginning)),
    /** The pictures that the code shows, as paths from the project's root. */
    pictures: sources.flatMap((source) => source.match(/content\/images\/[\w./-]+/g) ?? []),
  }
}
