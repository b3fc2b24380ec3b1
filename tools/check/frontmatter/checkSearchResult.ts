import type { Diagnostic } from '../../content/diagnostics.ts'
import type { Locate } from '../../content/frontmatter.ts'
import { warn } from '../diagnose.ts'

/**
 * How much of a title and of a description search engines show: Google cuts titles at some 600 pixels and descriptions at
 * 920, on phones a little later or earlier. https://developers.google.com/search/docs/appearance/title-link
 */
const SHOWN = { title: 60, description: 155 } as const

/**
 * Warns of titles and descriptions that search engines would cut off, and of a title that is all in quotation marks.
 *
 * @param values of the front matter
 */
export function checkSearchResult(file: string, values: object, locate: Locate): Diagnostic[] {
  const textOf = (key: string): string => {
    const value: unknown = Reflect.get(values, key)
    return typeof value === 'string' ? value.trim() : ''
  }
  const diagnostics = Object.entries(SHOWN).flatMap(([key, limit]) => {
    const count = textOf(key).length
    return count > limit ? warn('search-result-cut', { file, ...locate([key]) }, { key, count, limit }) : []
  })
  const [, inner] = /^[“«„]\s*([^“”«»„]*?)\s*[”»“]$/.exec(textOf('title')) ?? []
  if (inner !== undefined) diagnostics.push(warn('title-in-quotes', { file, ...locate(['title']) }, { title: inner }))
  return diagnostics
}
