/** Where the browser keeps the language that a visitor chose. Apart from languages.ts, which no page needs before a touch. */
export const STORED_LOCALE_KEY = 'site:language'
