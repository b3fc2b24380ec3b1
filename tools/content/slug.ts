import { RESERVED_NAME } from '../../content/collections.ts'

/** The longest name of a document that the check accepts: `documentName` in content/collections.ts. */
export const LONGEST_NAME = 80

/** The longest slug that slugOf() returns. */
const LONGEST_SLUG = 60

/** Letters in people's names that do not decompose into a letter and an accent. */
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', ı: 'i' }

/**
 * Returns the slug of a text, for its file name and address: `ou-l-oeil-s-arrete` for `Où l’œil s’arrête`.
 *
 * @returns at most 60 characters, cut between words; empty if the text has no Latin letter and no digit
 */
export function slugOf(text: string): string {
  const name = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[œæßøłı]/g, (letter) => LIGATURES[letter] ?? '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  if (name.length <= LONGEST_SLUG) return name
  const end = name.lastIndexOf('-', LONGEST_SLUG)
  return name.slice(0, end > 0 ? end : LONGEST_SLUG)
}

/**
 * Returns the name of a new document: the slug of its title, with a number if servers or Windows reserve it.
 *
 * @returns empty if the title has no Latin letter and no digit
 */
export function documentNameOf(title: string): string {
  const slug = slugOf(title)
  return RESERVED_NAME.test(slug) ? `${slug}-1` : slug
}
