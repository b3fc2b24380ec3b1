/** How many characters of a document are frontmatter, lines of `---` included; none where it does not begin with one. */
export function startOfBody(source: string): number {
  return /^---[ \t]*\n(?:[^\n]*\n)*?---[ \t]*(?:\n|$)/.exec(source)?.[0].length ?? 0
}
