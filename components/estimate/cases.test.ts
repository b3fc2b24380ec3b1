import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import cases from '../../tests/documents/cases/index.json' with { type: 'json' }
import { countDocument } from './countDocument.ts'
import { CountingError } from './countingError.ts'
import { billedWords } from './price.ts'

/** Files of the index that are no documents: what visitors ask the search and do on pages. */
const NO_DOCUMENTS = /^(?:search-fr|behaviours)\.json$/
/** Documents that are not read as they should be yet. */
const pending: ReadonlySet<string> = new Set([
  'arb.json',
  'cells-backwards.pdf',
  'comments.json',
  'cr-only-list.csv',
  'cr-only.srt',
  'csv-delimiter.csv',
  'csv-pipe.csv',
  'declared.html',
  'declared.po',
  'declared.xlf',
  'entities.html',
  'entities.vtt',
  'escaped.po',
  'fake-bold.pdf',
  'filled-form.pdf',
  'garbled.pdf',
  'gb18030.txt',
  'guillemets.srt',
  'halfwidth.txt',
  'hidden.html',
  'invitations.pdf',
  'lt.md',
  'markup.json',
  'markup.po',
  'no-blank-lines.srt',
  'ns-prefix.xlf',
  'override.srt',
  'pdf-in-text.md',
  'refs.md',
  'rolling.vtt',
  'ruby.html',
  'sdl.sdlxliff',
  'shadow.pdf',
  'sjis.txt',
  'spaced-heading.pdf',
  'sparse.pdf',
  'toml.md',
  'translate-no.xlf',
  'x-lb.xlf',
  'xfa-dynamic.pdf',
])
/** The reasons that visitors are told where a document has no count. */
const reasons: Readonly<Record<string, string>> = {
  'rights-managed.doc': 'restricted',
  'sheet-with-word.xls': 'olderOffice',
  'slides-with-word.ppt': 'olderOffice',
  'xfa-dynamic.pdf': 'dynamicForm',
  'garbled.pdf': 'garbled',
  '~$contrat.docx': 'systemFile',
}

const documents = cases.filter(({ file }) => !NO_DOCUMENTS.test(file) && !pending.has(file))

test.each(documents)('$file', async ({ file, expectedWords, tolerance = 0, why }) => {
  const bytes = new Uint8Array(readFileSync(`tests/documents/cases/${file}`))
  const counted = await countDocument(bytes, file, () => undefined).then(
    (count) => billedWords(count, { charactersPerWord: 2 }),
    (error: unknown) => (error instanceof CountingError ? error.obstacle : error),
  )
  const isNear = typeof counted === 'number' && Math.abs(counted - (expectedWords ?? 0)) <= tolerance
  expect(isNear ? expectedWords : counted, why).toBe(reasons[file] ?? expectedWords)
})
