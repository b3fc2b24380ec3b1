import { globSync } from 'tinyglobby'

const FIRST_LETTER = 'a'.codePointAt(0) ?? 0
const LETTER_COUNT = 26
/** The first name of two letters that does not start with `a`. */
const FIRST_FILE = 2 * LETTER_COUNT

/**
 * Returns `generateScopedName` for CSS modules: two letters for the file, then one for the class.
 *
 * A hash does not compress: with Vite's own names, two articles need more than 14 kB before their first paint. Names
 * depend only on the style sheets, so a second build is the same. None starts with `ad`, which ad blockers hide.
 *
 * @param root the project's root
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = globSync('{components,pages}/**/*.module.css', { cwd: root, absolute: true }).toSorted()
  const namesOfFiles = new Map(files.map((file) => [file, new Map<string, string>()]))
  return (name, id) => {
    const file = id.replace(/\?.*$/, '')
    const names = namesOfFiles.get(file)
    if (!names) throw new Error(`${file} is not in components/ or pages/.`)
    const known = names.get(name) ?? lettersOf(FIRST_FILE + files.indexOf(file)) + lettersOf(names.size)
    names.set(name, known)
    return known
  }
}

/** Returns `a` for 0, `z` for 25 and `aa` for 26, like the columns of a spreadsheet. */
function lettersOf(index: number): string {
  const rest = Math.floor(index / LETTER_COUNT) - 1
  const letter = String.fromCodePoint(FIRST_LETTER + (index % LETTER_COUNT))
  return rest < 0 ? letter : `${lettersOf(rest)}${letter}`
}
