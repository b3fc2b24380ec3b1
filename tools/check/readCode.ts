import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { glob } from 'tinyglobby'
import { agencyDetailNames } from '../../renderer/agencyDetails.ts'

/** The texts and pictures that the code of pages and tools mentions. */
export type ProjectCode = Awaited<ReturnType<typeof readCode>>

const QUOTED = /(['"])((?:(?!\1)[^\\\n]|\\.)*)\1/g
/** The static start of a template literal: `missing.${field}`. */
const TEMPLATE = /`([\w:.-]*[A-Za-z]{3}[\w:.-]*)\$\{/g

/** What is no code: comments and quoted texts. */
const NO_CODE = /\/\*[^]*?\*\/|(?<![:\w])\/\/.*$|(['"])(?:(?!\1|\{\{)[^\\\n]|\\.)*\1/gm

/** Reads the code of a project, given its root. */
export async function readCode(root: string) {
  const read = async (folders: string) => {
    const ignore = ['**/*.test.*', '**/*.d.ts']
    const files = await glob(`${folders}/**/*.{ts,tsx,css,typ}`, { cwd: root, ignore })
    return Promise.all(
      files.map(async (file) => ({ folder: dirname(file), source: await readFile(join(root, file), 'utf8') })),
    )
  }
  const [pages, others] = await Promise.all([read('{pages,components}'), read('{renderer,tools}')])
  const strings = await Promise.all(
    (await glob('content/*/strings/*.json', { cwd: root })).map((file) => readFile(join(root, file), 'utf8')),
  )
  const files = [...pages, ...others].map((file) => ({ ...file, ...namesIn(file.source) }))
  return {
    /** Returns whether the code quotes a text's name, or has a template literal that may produce it. */
    names: (name: string) => files.some((file) => file.names(name)),
    /** Returns the names that the code may fill in a text: the words of the folders that mention the text. */
    placeholdersOf: (names: readonly string[]): ReadonlySet<string> => {
      const folders = new Set(files.filter((file) => names.some(file.names)).map(({ folder }) => folder))
      const words = files.filter(({ folder }) => folders.has(folder)).flatMap((file) => file.words)
      return new Set(['count', ...agencyDetailNames, ...words])
    },
    /** The pictures that the code or a text names, as paths from the project's root. */
    pictures: new Set([
      ...files.flatMap(({ source }) => source.match(/content\/images\/[\w./-]+/g) ?? []),
      ...strings.flatMap((text) => text.match(/(?<=")[\w-]+\.svg(?=")/g) ?? []).map((name) => `content/images/${name}`),
    ]),
  }
}

/** Returns the texts that a file quotes, and whether it quotes a name or may produce it. */
function namesIn(source: string) {
  const quoted = new Set(Array.from(source.matchAll(QUOTED), ([, , text = '']) => text))
  const beginnings = Array.from(source.matchAll(TEMPLATE), ([, text = '']) => text)
  return {
    quoted,
    words: source.replaceAll(NO_CODE, ' ').match(/\w+/g) ?? [],
    names: (name: string) => quoted.has(name) || beginnings.some((beginning) => name.startsWith(beginning)),
  }
}
