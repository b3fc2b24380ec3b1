/** Where a form that the browser sends by itself leaves word of it for the pages that come after. */
export const SENT_KEY = 'site:sent'

/** What a tab is known by in which something was typed, as long as it is there. */
export const TAB_KEY = 'site:tab'
