import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collections } from '../../../content/collections.ts'
import { applyFixes } from '../../check/applyFixes.ts'
import { type Change, isError } from '../../content/diagnostics.ts'
import { parseFrontmatter } from '../../content/frontmatter.ts'
import { type LoadedDocument, readSource } from '../../content/loadDocument.ts'

/**
 * Writes the line `translatedFrom` into a document, as the last of its frontmatter where it has none; all else stays byte
 * for byte.
 *
 * @param root the project's root
 * @returns whether the document can be read as it was to be: one whose frontmatter stands in braces is left as it was
 */
export function writeTranslatedFrom(root: string, { entry, text, locate }: LoadedDocument, digest: string): boolean {
  const file = entry.file.slice(1)
  const path = join(root, file)
  const before = readFileSync(path)
  const lines = readSource(path).split('\n')
  const line = `translatedFrom: ${digest}`
  const isThere = text?.translatedFrom !== undefined
  const number = isThere ? locate(['translatedFrom']).line : lines.findIndex(isClosing) + 1
  const length = lines[number - 1]?.length ?? 0
  const change: Change = {
    kind: 'replace',
    file,
    from: { line: number, column: 1 },
    to: { line: number, column: isThere ? length + 1 : 1 },
    text: isThere ? line : `${line}\n`,
  }
  applyFixes(root, [{ file, ...change.from, message: line, fix: [change] }])
  const { data, diagnostics } = parseFrontmatter(readSource(path), file, collections[entry.collection].schema)
  if (Reflect.get(Object(data), 'translatedFrom') === digest && !diagnostics.some(isError)) return true
  writeFileSync(path, before)
  return false
}

function isClosing(line: string, index: number): boolean {
  return index > 0 && /^---[ \t]*$/.test(line)
}
