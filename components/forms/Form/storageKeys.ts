/** The storage key of the record of a form submitted without script. */
export const SENT_KEY = 'site:sent'

/** The storage key of the receipt that the thank-you page shows. */
export const RECEIPT_KEY = 'site:receipt'

/** The storage key of the name of a tab in which something was typed. */
export const TAB_KEY = 'site:tab'
