import { globSync } from 'tinyglobby'

const FIRST_LETTER = 'a'.codePointAt(0) ?? 0
const LETTER_COUNT = 26

/** `a` for 0, `z` for 25, `aa` for 26: the columns of a spreadsheet. */
export function lettersOf(index: number): string {
  const rest = Math.floor(index / LETTER_COUNT) - 1
  const letter = String.fromCodePoint(FIRST_LETTER + (index % LETTER_COUNT))
  return rest < 0 ? letter : `${lettersOf(rest)}${letter}`
}

/**
 * Names of the classes of CSS modules, for `generateScopedName`: letters for the file, a number for the class in it.
 *
 * A hash would be as unique, but no compressor makes it smaller: on the home page this spares half a kilobyte.
 *
 * @param root the project's root
 * @returns a function of the class's name, its file and the file's content
 */
export function shortClassNames(root: string): (name: string, file: string, css: string) => string {
  const files = globSync('{components,pages}/**/*.module.css', { cwd: root, absolute: true }).toSorted()
  return (name, file, css) => {
    const classes = [...new Set(css.match(/\.[a-z][\w-]*/gi))]
    return `${lettersOf(files.indexOf(file.replace(/\?.*$/, '')))}${classes.indexOf(`.${name}`)}`
  }
}
