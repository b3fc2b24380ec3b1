/** How long a name is at most that is made of a text. */
export const LONGEST_SLUG = 60

/** Letters that are more than a letter with an accent, of languages that people have names in. */
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', ı: 'i' }

/**
 * The file name, and so the address, that a text gives: `Où l’œil s’arrête` is `ou-l-oeil-s-arrete`.
 *
 * @returns at most 60 characters, cut between words; empty where there is no letter of ours and no digit
 */
export function slugOf(text: string): string {
  const name = plainLetters(text)
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  if (name.length <= LONGEST_SLUG) return name
  const end = name.lastIndexOf('-', LONGEST_SLUG)
  return name.slice(0, end > 0 ? end : LONGEST_SLUG)
}

/** A text in small letters without accents, as far as there are such: `Où l’œil` is `ou l’oeil`. */
export function plainLetters(text: string): string {
  const letters = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return letters.replaceAll(/[œæßøłı]/g, (letter) => LIGATURES[letter] ?? '')
}
