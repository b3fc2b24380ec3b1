/** The list of languages, which the server makes: browsers name and sort them in other ways. */
export const LANGUAGES_ID = 'quote-languages'
