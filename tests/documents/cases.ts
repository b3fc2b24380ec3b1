import cases from './cases/index.json' with { type: 'json' }

/** Files of the index that are no documents: what visitors ask the search and do on pages. */
const NO_DOCUMENTS = /^(?:search-fr|behaviours)\.json$/
/** The reasons that visitors are told where a document has no count. */
const reasons: Readonly<Record<string, string>> = {
  'rights-managed.doc': 'restricted',
  'sheet-with-word.xls': 'olderOffice',
  'slides-with-word.ppt': 'olderOffice',
  'xfa-dynamic.pdf': 'dynamicForm',
  'xfa-two-pages.pdf': 'dynamicForm',
  'garbled.pdf': 'garbled',
  '~$contrat.docx': 'systemFile',
}

/** The documents of the index, with what the page says of each: a number of words, or the reason why there is none. */
export const documentCases = cases
  .filter(({ file }) => !NO_DOCUMENTS.test(file))
  .map(({ file, expectedWords = 0, tolerance = 0, why }) => ({
    file,
    expected: reasons[file] ?? expectedWords,
    tolerance,
    why,
  }))
