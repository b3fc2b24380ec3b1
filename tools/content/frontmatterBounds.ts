/**
 * How much a frontmatter may hold, so that no document keeps the checks busy: far more than any needs.
 *
 * The longest of the site has 5 kB; within these bounds the worst that was tried takes a second.
 */
export const frontmatterBounds = {
  characters: 16_384,
  /** The longest text of all, a paragraph, has 1200. */
  charactersOfLine: 2000,
  lines: 1000,
  /** At one level. */
  keys: 60,
  /** `- - - -`, `[[[[`. */
  depth: 12,
  /** Spaces before a line. */
  indentation: 60,
} as const

/**
 * What of a frontmatter is beyond all bounds: nothing more is read of it then.
 *
 * @param yaml what stands between both lines `---`
 * @returns the first line that is too much, counted in the file, and what to say of it
 */
export function checkFrontmatterBounds(yaml: string): { line: number; message: string } | undefined {
  const { characters, charactersOfLine, lines: most, keys, depth, indentation } = frontmatterBounds
  if (yaml.length > characters) {
    return {
      line: 1,
      message: `the frontmatter has ${yaml.length} characters, may have ${characters}. Shorten it: the text of a document goes below the second ---`,
    }
  }
  const lines = yaml.split('\n')
  if (lines.length > most) {
    return {
      line: most + 1,
      message: `the frontmatter has ${lines.length} lines, may have ${most}. Shorten it: the text of a document goes below the second ---`,
    }
  }
  const tooDeep = `the frontmatter is nested more than ${depth} levels deep. Write keys with texts and lists, as in other documents`
  /** Keys so far, by indentation, within what holds them. */
  let counts: number[] = []
  let brackets = 0
  for (const [index, text] of lines.entries()) {
    const line = index + 2
    if (text.length > charactersOfLine) {
      return {
        line,
        message: `the line has ${text.length} characters, may have ${charactersOfLine}. Shorten it: the text of a document goes below the second ---`,
      }
    }
    const indent = text.length - text.trimStart().length
    const marks = /^[\s?-]*/.exec(text)?.[0].match(/[?-](?=\s)/g)?.length ?? 0
    for (const [sign] of text.matchAll(/[[\]{}]/g)) {
      if (sign === '[' || sign === '{') brackets += 1
      if (sign === ']' || sign === '}') brackets = Math.max(0, brackets - 1)
      if (brackets > depth) return { line, message: tooDeep }
    }
    if (indent > indentation || marks > depth) return { line, message: tooDeep }
    if (/^\s*[^\s#-][^:]*:/.test(text)) {
      counts = counts.slice(0, indent + 1)
      const count = (counts[indent] ?? 0) + 1
      counts[indent] = count
      if (count > keys) {
        return {
          line,
          message: `the frontmatter has more than ${keys} keys. Keep those that there are, and delete the rest`,
        }
      }
    }
  }
  return undefined
}
