import { join } from 'node:path'
import type { Diagnostic } from '../content/diagnostics.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import { readSource } from '../content/readSource.ts'
import { facesFor } from './faces.ts'

/**
 * Letters of documents that no installed font has. A browser takes them from the visitor's fonts; in a PDF, and in the
 * image that a page is shared with, they would be boxes.
 *
 * @param root the project's root
 */
export async function checkLetters(root: string, documents: readonly LoadedDocument[]): Promise<Diagnostic[]> {
  const { missing } = await facesFor([...new Set(documents.flatMap(({ body }) => [...body.letters]))].join(''))
  if (missing.length === 0) return []
  const files = documents.map(({ entry }) => entry.file.slice(1))
  const sources = files.map((file) => readSource(join(root, file)) ?? '')
  const pattern = new RegExp(`[${missing.map((letter) => `\\u{${codeOf(letter)}}`).join('')}]+`, 'u')
  // One for each line.
  return sources.flatMap((source, place) =>
    source.split('\n').flatMap((text, index) => {
      const found = pattern.exec(text)
      const file = files[place] ?? ''
      return found ? { file, line: index + 1, column: found.index + 1, message: describe(found[0]) } : []
    }),
  )
}

function describe(letters: string): string {
  const code = codeOf(letters).toUpperCase().padStart(4, '0')
  return `no font here has "${letters}" (U+${code}), which the PDF and the shared image need. Ask for the Noto face of its script (npm install @fontsource-variable/noto-…), write it in other letters, or show it in a picture`
}

function codeOf(letter: string): string {
  return (letter.codePointAt(0) ?? 0).toString(16)
}
