import cases from './cases/index.json' with { type: 'json' }

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

/** The documents of the index, with what the page says of each: a number of words, or the reason why there is none. */
export const documentCases = cases
  .filter(({ file }) => !NO_DOCUMENTS.test(file) && !pending.has(file))
  .map(({ file, expectedWords = 0, tolerance = 0, why }) => ({
    file,
    expected: reasons[file] ?? expectedWords,
    tolerance,
    why,
  }))
