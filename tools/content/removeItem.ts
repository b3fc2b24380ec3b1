import type { Change } from './diagnostics.ts'
import type { CheckedDocument } from './loadDocument.ts'

/**
 * What takes one item out of a list of the frontmatter.
 *
 * @returns undefined where it has no line of its own, or is the only one
 */
export function removeItem(
  { entry, spanOf }: CheckedDocument,
  key: string,
  index: number,
): readonly Change[] | undefined {
  const list = spanOf([key])
  const item = spanOf([key, index])
  const isAlone = !spanOf([key, 1])
  // After "- ", each on its line.
  if (!list || !item || isAlone || item.from.column !== list.from.column + 2) return undefined
  const from = { line: item.from.line, column: 1 }
  return [{ kind: 'replace', file: entry.file.slice(1), from, to: { line: item.to.line + 1, column: 1 }, text: '' }]
}
