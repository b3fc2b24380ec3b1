/**
 * Articles and other short words that lose their last letter before a vowel, as in « l’original », « main-d’œuvre » or
 * « jusqu’au ». « Aujourd’hui », « quelqu’un » and « presqu’île » are whole words, as are "client’s" and "don’t".
 */
const ELIDED = String.raw`(?<![\p{L}\p{M}\p{N}’‘'])(?:[cdjlmnstç]|(?:jus|lors|puis|quoi)?qu)`
/** Matches an elision before a word, or before the tag of an element that starts with it. */
const ELISION_BEFORE_WORD = new RegExp(String.raw`${ELIDED}(?:[’']|&#x27;)(?=[\p{L}\p{N}<«“"])`, 'giu')
const ASKED_ELISION = new RegExp(`(-?${ELIDED})[’']`, 'giu')
/** Matches a number with no-break spaces between its thousands. */
const SPACED_NUMBER = /(?<!\d[\u00a0\u202f]?)\d{1,3}(?:[\u00a0\u202f]\d{3})+(?!\d)/g
const ASKED_NUMBER = /(?<!\d ?)\d{1,3}(?: \d{3})+(?!\d)/g

/** Marks what the index has and a visitor must not see: Pagefind leaves it out of words, and no text of the site has it. */
const JOINER = '\u2060'
const LIGATURES = [
  ['œ', 'o', 'e'],
  ['Œ', 'O', 'E'],
  ['æ', 'a', 'e'],
  ['Æ', 'A', 'E'],
] as const

/**
 * Rewrites text or HTML so that Pagefind finds its words: it separates an elision from its word, and spells ligatures
 * and large numbers as people type them. `shownText` is the inverse. Pagefind splits words at spaces only, and its option
 * `includeCharacters` only keeps characters in words.
 */
export function indexedText(text: string): string {
  const separated = text
    .replaceAll(JOINER, '')
    .replace(ELISION_BEFORE_WORD, `$&${JOINER} `)
    .replace(SPACED_NUMBER, (number) => number.replace(/\s/g, JOINER))
  return LIGATURES.reduce((spelled, [ligature, a, b]) => spelled.replaceAll(ligature, a + JOINER + b), separated)
}

/**
 * Restores an excerpt or a title from the index to what the page says. An excerpt may have `<mark>` around words; an
 * elision at its end, cut off from its word, is left out.
 */
export function shownText(indexed: string): string {
  const joined = indexed.replace(/ \S+\u2060$/, '').replace(/\u2060(<\/mark>)? /g, '$1')
  return LIGATURES.reduce((shown, [ligature, a, b]) => shown.replaceAll(a + JOINER + b, ligature), joined)
    .replace(/(?<=\d)\u2060(?=\d)/g, '\u202f')
    .replaceAll(JOINER, '')
}

/**
 * Returns the queries to try for what a visitor typed, the likeliest first; none if it has no word. The words are those
 * of `indexedText`: « l'avocat » asks for « avocat », « 1 000 mots » for « 1000 mots ». If that finds nothing, figures
 * may stand apart from letters, as in « ISO 17100 » for « ISO17100 », and from each other, as in a telephone number.
 */
export function listQueries(typed: string): string[] {
  const isPhrase = /^\s*".+"\s*$/.test(typed)
  const spelled = LIGATURES.reduce((text, [ligature, a, b]) => text.replaceAll(ligature, a + b), typed.normalize())
  // A phrase needs all of its words: the index has the elision as a word of its own.
  const asked = (isPhrase ? spelled.replace(ASKED_ELISION, '$1 ') : removeElisions(spelled)).replace(/\s+/g, ' ').trim()
  const apart = asked.replace(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ')
  return [...new Set([joinThousands(asked), apart])].filter((query) => /[\p{L}\p{N}]/u.test(query))
}

/** Removes elisions from a query: « main-d’œuvre » becomes « main œuvre », two words. */
export function removeElisions(query: string): string {
  return query.replace(ASKED_ELISION, ' ')
}

/** Removes the spaces in large numbers: « 10 000 mots » becomes « 10000 mots ». */
export function joinThousands(text: string): string {
  return text.replace(ASKED_NUMBER, (number) => number.replaceAll(' ', ''))
}
