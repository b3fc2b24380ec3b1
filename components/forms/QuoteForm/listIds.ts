/** What fields suggest is outside of the island: the browser needs none of it as script. */
export const DOCUMENT_TYPES_ID = 'quote-document-types'
export const SOURCE_LANGUAGES_ID = 'quote-languages'
/** A list of its own, which changes with what is chosen already. */
export const TARGET_LANGUAGES_ID = 'quote-target-languages'
