/**
 * A text as a file name, and so as an address: `Été à Douala` becomes `ete-a-douala`.
 *
 * @returns at most 80 characters, cut between words; empty where the text has no letter that can be written without accents
 */
export function slugOf(text: string): string {
  const words = text
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'Oe')
    .replaceAll('æ', 'ae')
    .replaceAll('Æ', 'Ae')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const slug = (words ?? []).join('-')
  if (slug.length <= MAXIMUM) return slug
  const cut = slug.slice(0, MAXIMUM + 1)
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : MAXIMUM)
}

/** What frontmatter can name, and file systems can hold. */
const MAXIMUM = 80
