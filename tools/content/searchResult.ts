import type { Diagnostic } from './diagnostics.ts'
import type { Locate } from './frontmatter.ts'

/**
 * How much of a title and of a description search engines show: Google cuts titles at some 600 pixels and descriptions at
 * 920, on phones a little later or earlier. https://developers.google.com/search/docs/appearance/title-link
 */
export const shownInSearchResults = { title: 60, description: 155 } as const

/**
 * Titles and descriptions that search engines would cut off, and a description that says what the title does.
 *
 * @param values of the frontmatter
 */
export function checkSearchResult(file: string, values: object, locate: Locate): Diagnostic[] {
  const diagnostics = Object.entries(shownInSearchResults).flatMap(([key, maximum]): Diagnostic[] => {
    const text: unknown = Reflect.get(values, key)
    if (typeof text !== 'string' || text.trim().length <= maximum) return []
    const message = `${key}: has ${text.trim().length} characters, and search results show about ${maximum}. Shorten it, or say first what matters`
    return [{ file, ...locate([key]), message, severity: 'warning' }]
  })
  const [title, description] = ['title', 'description'].map((key): unknown => Reflect.get(values, key))
  if (typeof title === 'string' && typeof description === 'string' && reduce(title) === reduce(description)) {
    const message = 'description: says the same as title. Write what a reader finds in the text'
    diagnostics.push({ file, ...locate(['description']), message })
  }
  return diagnostics
}

function reduce(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]/gu, '')
}
