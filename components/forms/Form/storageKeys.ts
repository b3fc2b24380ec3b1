/** The storage key of the record of a form submitted without script. */
export const SENT_KEY = 'site:sent'

/** The storage key of the receipt that the thank-you page shows. */
export const RECEIPT_KEY = 'site:receipt'

/** The storage key that is set while documents of an estimate are kept in IndexedDB. */
export const KEPT_FILES_KEY = 'site:files'

/** The prefix of the storage keys of drafts; the name of the form follows. */
export const DRAFT_PREFIX = 'draft:'

/** The storage key of the list of drafts that were sent, with the times: an older copy of one is not restored. */
export const SENT_DRAFTS_KEY = 'draft-sent'
