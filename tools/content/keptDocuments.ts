import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { cacheFolder } from '../build/cache.ts'
import { readKept, writeKeptSync } from '../build/keptFile.ts'

/** What makes documents into what is kept of them: when it changes, all of them are read again. */
const READ_BY = [
  'components/mdx/registry.ts',
  'content/*.ts',
  'package-lock.json',
  'renderer/*.ts',
  'tools/content/**/*.ts',
  'tools/typst/readBody.ts',
]

/** What was made of documents, by what it was made of: a document that has not changed is not read again. */
export interface KeptDocuments {
  /** Names what is made of a document's source, in the state that the code is in. */
  keyOf(file: string, source: string): string
  /** @returns undefined where it was never kept, has been forgotten, or is damaged */
  read(key: string, part: DocumentPart): unknown
  keep(key: string, part: DocumentPart, value: unknown): void
  /** @param keys of what there is: all else is forgotten */
  forgetAllBut(keys: ReadonlySet<string>): void
}

/** What all checks and lists need, and what only the page and the PDF of the document do. */
export type DocumentPart = 'facts' | 'body'

/** @param root the project's root */
export function openKeptDocuments(root: string): KeptDocuments {
  const folder = cacheFolder(root, 'documents')
  mkdirSync(folder, { recursive: true })
  const base = createHash('sha256')
  for (const file of globSync(READ_BY, { cwd: root }).toSorted()) base.update(readFileSync(join(root, file)))
  const made = base.digest('hex')
  const pathOf = (key: string, part: DocumentPart) => join(folder, `${key}-${part}`)
  return {
    keyOf: (file, source) => createHash('sha256').update(`${made}\0${file}\0${source}`).digest('hex').slice(0, 32),
    read: (key, part) => {
      const bytes = readKept(pathOf(key, part))
      return bytes && JSON.parse(bytes.toString())
    },
    keep: (key, part, value) => {
      writeKeptSync(pathOf(key, part), JSON.stringify(value))
    },
    forgetAllBut: (keys) => {
      for (const name of readdirSync(folder)) {
        if (!keys.has(name.replace(/-\w+$/, '')) && !name.includes('.')) rmSync(join(folder, name), { force: true })
      }
    },
  }
}
