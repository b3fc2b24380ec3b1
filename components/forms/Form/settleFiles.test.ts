import { expect, test } from 'vitest'
import { settleFiles } from './settleFiles.ts'

const first = new File(['%PDF-1'], 'contrat.pdf', { lastModified: 1 })
const other = new File(['%PDF-2'], 'contrat.pdf', { lastModified: 2 })
const copy = new File(['%PDF-1'], 'contrat.pdf', { lastModified: 3 })
const appendix = new File(['%PDF-1'], 'annexe.pdf')
/** Browsers refuse to read a file that was saved again since it was chosen. */
const gone = Object.assign(new File(['%PDF-1'], 'contrat.pdf'), {
  arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
})

test.each([
  ['files of other names and contents stay', [first, other, appendix], [first, other, appendix], undefined],
  ['the same content under one name stays once', [first, appendix, copy], [first, appendix], copy],
  ['what can no longer be read gives way to a later one', [gone, appendix, other], [appendix, other], undefined],
  ['what can no longer be read stays without a later one', [other, gone], [other, gone], undefined],
])('%s', async (_what, files, kept, twice) => {
  expect(await settleFiles(files)).toEqual({ files: kept, twice })
})
