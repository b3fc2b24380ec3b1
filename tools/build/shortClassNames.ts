import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'

const FIRST_LETTER = 'a'.codePointAt(0) ?? 0
const LETTER_COUNT = 26
/** Keyframes get names as classes do. */
const NAME = /(?:\.|@keyframes )([a-z][\w-]*)/gi
/** Names that ad blockers hide on any site. */
const BLOCKED = /^ad/

/** `a` for 0, `z` for 25, `aa` for 26: the columns of a spreadsheet. */
export function lettersOf(index: number): string {
  const rest = Math.floor(index / LETTER_COUNT) - 1
  const letter = String.fromCodePoint(FIRST_LETTER + (index % LETTER_COUNT))
  return rest < 0 ? letter : `${lettersOf(rest)}${letter}`
}

/**
 * Names of the classes of CSS modules, for `generateScopedName`: one or two letters, in the order of the files and of
 * the classes in them.
 *
 * A hash would be as unique, but no compressor makes it smaller: on the home page this spares half a kilobyte. A digit
 * among the letters would cost another 60 bytes.
 *
 * @param root the project's root
 * @returns a function of the class's name and its file
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = globSync('{components,pages}/**/*.module.css', { cwd: root, absolute: true }).toSorted()
  const classes = files.flatMap((file) => classesIn(file).map((name) => `${file} ${name}`))
  const names = new Map<string, string>()
  for (let index = 0; names.size < classes.length; index++) {
    const name = lettersOf(index)
    if (!BLOCKED.test(name)) names.set(classes[names.size] ?? '', name)
  }
  return (name, file) => {
    const short = names.get(`${file.replace(/\?.*$/, '')} ${name}`)
    if (short === undefined) throw new Error(`${file} has a class or keyframes whose name is not letters: ${name}`)
    return short
  }
}

/** All that looks like a class: a name that is none, as in `.5rem` or `x.svg`, takes the place of one. */
function classesIn(file: string): string[] {
  return [...new Set([...readFileSync(file, 'utf8').matchAll(NAME)].flatMap(([, name]) => name ?? []))]
}
