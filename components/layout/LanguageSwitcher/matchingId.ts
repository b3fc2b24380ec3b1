const HEADING = /<(h[2-6])\b[^>]*?\sid="([^"]+)"/gi

/** A heading of a page. */
export interface Heading {
  /** `h2` to `h6`. */
  readonly level: string
  readonly id: string
}

/**
 * Returns the id of the corresponding part in the page's translation. Headings, whose ids are derived from their text,
 * are paired by position; every other id is the same in all languages.
 *
 * @param id the id of the part
 * @param own the headings of the page it is on
 * @param translation the HTML of the translation
 * @returns undefined if the two pages do not correspond
 */
export function matchingId(id: string, own: readonly Heading[], translation: string): string | undefined {
  const others = listHeadings(translation)
  const index = own.findIndex((heading) => heading.id === id)
  if (index === -1) return translation.includes(` id=${JSON.stringify(id)}`) ? id : undefined
  const isAlike = own.length === others.length && own.every(({ level }, place) => level === others[place]?.level)
  return isAlike ? others[index]?.id : undefined
}

function listHeadings(html: string): Heading[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return [...main.matchAll(HEADING)].map(([, level = '', id = '']) => ({ level: level.toLowerCase(), id }))
}
