import { globSync } from 'tinyglobby'

/** The first number of two digits that begins with `b` in base 36: ad blockers hide names that begin with `ad`. */
const FIRST_FILE = 11 * 36

/**
 * Returns `generateScopedName` for CSS modules: two characters for the file, then the number of the class.
 *
 * A hash does not compress: with Vite's own names, two articles need more than 14 kB before their first paint. Names
 * depend only on the style sheets, so a second build is the same.
 *
 * @param root the project's root
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = globSync('{components,pages}/**/*.module.css', { cwd: root, absolute: true }).toSorted()
  const classes = new Map<string, string[]>()
  return (name, id) => {
    const file = id.replace(/\?.*$/, '')
    const known = classes.get(file) ?? []
    if (!known.includes(name)) classes.set(file, [...known, name])
    return (FIRST_FILE + files.indexOf(file)).toString(36) + classes.get(file)?.indexOf(name).toString(36)
  }
}
