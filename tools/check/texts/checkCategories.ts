import { articleCategories, caseStudyCategories } from '../../../content/categories.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { tell } from '../tell.ts'
import type { StringsFile } from './stringsFile.ts'

const OF_LISTINGS = ['title', 'description', 'heading', 'lead']

/** The texts that each category needs, by file of strings. */
const needed: Readonly<Record<string, readonly string[]>> = {
  blog: articleCategories.flatMap((category) => [
    `categories.${category}`,
    ...OF_LISTINGS.map((part) => `listings.${category}.${part}`),
  ]),
  blogSearch: articleCategories.map((category) => `categories.${category}`),
  caseStudies: caseStudyCategories.map((category) => `categories.${category}`),
}

/** Reports the texts that a category of content/categories.ts lacks. */
export function checkCategories(file: StringsFile): Diagnostic[] {
  const keys = new Set(file.texts.map(({ key }) => key))
  const missing = (needed[file.namespace] ?? []).filter((key) => !keys.has(key))
  return missing.map((key) => tell('category-text-missing', file, { key }))
}
