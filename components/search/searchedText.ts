/**
 * Articles and other short words that lose their last letter before a vowel, as in « l’original », « main-d’œuvre » or
 * « jusqu’au ». « Aujourd’hui », « quelqu’un » and « presqu’île » are whole words, as are "client’s" and "don’t".
 */
const ELIDED = String.raw`(?<![\p{L}\p{M}\p{N}’‘'])(?:[cdjlmnstç]|(?:jus|lors|puis|quoi)?qu)`
/** Matches an elision before a word, or before the tag of an element that starts with it. */
const ELISION_BEFORE_WORD = new RegExp(String.raw`${ELIDED}(?:[’']|&#x27;)(?=[\p{L}\p{N}<«“"])`, 'giu')
const ASKED_ELISION = new RegExp(`-?${ELIDED}[’']`, 'giu')

/** Marks what the index has and a visitor must not see: Pagefind leaves it out of words, and no text of the site has it. */
const JOINER = '\u2060'
const LIGATURES = Object.entries({ œ: ['o', 'e'], Œ: ['O', 'E'], æ: ['a', 'e'], Æ: ['A', 'E'] })

/** Spells ligatures as people type them. */
function spell(text: string, joiner: string): string {
  return LIGATURES.reduce((spelled, [ligature, letters]) => spelled.replaceAll(ligature, letters.join(joiner)), text)
}

/**
 * Rewrites text or HTML so that Pagefind finds its words: it separates an elision from its word, and spells ligatures.
 * `shownText` is the inverse. Pagefind splits words at spaces and hyphens only, and its option `includeCharacters` only
 * keeps characters in words.
 */
export function indexedText(text: string): string {
  return spell(text.replaceAll(JOINER, '').replace(ELISION_BEFORE_WORD, `$&${JOINER} `), JOINER)
}

/**
 * Restores an excerpt or a title from the index to what the page says. An excerpt may have `<mark>` around words; an
 * elision at its end, cut off from its word, is left out.
 */
export function shownText(indexed: string): string {
  const joined = indexed.replace(/ \S+\u2060(?:<\/mark>)?$/, '').replace(/\u2060(<\/mark>)? /g, '$1')
  return LIGATURES.reduce((shown, [ligature, letters]) => shown.replaceAll(letters.join(JOINER), ligature), joined)
}

/** Returns the words to look for, as the index has them: « l'avocat » asks for « avocat »; empty if there are none. */
export function askedText(typed: string): string {
  const words = spell(removeElisions(typed.normalize()), '').match(/[^\s"«»]+/g) ?? []
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(' ')
}

/** Removes elisions from a query: « main-d’œuvre » becomes « main œuvre », two words. */
export function removeElisions(query: string): string {
  return query.replace(ASKED_ELISION, ' ')
}
