const HEADING = /<(h[2-6])\b[^>]*?\sid="([^"]+)"/g

/**
 * The id that a part of a page has in the page's translation. Headings, whose ids are made of their words, are paired by
 * their order; all else has the same id in every language.
 *
 * @param id the part's
 * @param page the HTML that has it
 * @param translation the HTML of the translation
 * @returns undefined where the two pages do not correspond
 */
export function matchingId(id: string, page: string, translation: string): string | undefined {
  const own = listHeadings(page)
  const others = listHeadings(translation)
  const index = own.findIndex((heading) => heading.id === id)
  if (index === -1) return translation.includes(` id="${id}"`) ? id : undefined
  const isAlike = own.length === others.length && own.every(({ level }, place) => level === others[place]?.level)
  return isAlike ? others[index]?.id : undefined
}

function listHeadings(html: string): Array<{ readonly level: string; readonly id: string }> {
  return [...html.slice(html.indexOf('<main'), html.indexOf('</main>')).matchAll(HEADING)].map(
    ([, level = '', id = '']) => ({ level, id }),
  )
}
