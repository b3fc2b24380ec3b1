/** Where a form that the browser sends by itself leaves word of it for the pages that come after. */
export const SENT_KEY = 'site:sent'

/** Where it leaves what the page that says thanks shows of it. */
export const RECEIPT_KEY = 'site:receipt'

/** What a tab is known by in which something was typed, as long as it is there. */
export const TAB_KEY = 'site:tab'
