const HEADING = /<(h[2-6])\b[^>]*?\sid="([^"]+)"/gi

/** What a part of a page is headed with. */
export interface Heading {
  /** `h2` to `h6`. */
  readonly level: string
  readonly id: string
}

/**
 * The id that a part of a page has in the page's translation. Headings, whose ids are made of their words, are paired by
 * their order; all else has the same id in every language.
 *
 * @param id the part's
 * @param own the headings of the page that has it
 * @param translation the HTML of the translation
 * @returns undefined where the two pages do not correspond
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
