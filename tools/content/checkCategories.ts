import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articleCategories, caseStudyCategories } from '../../content/categories.ts'
import { locales } from '../../renderer/languages.ts'
import type { Diagnostic } from './diagnostics.ts'

/** The texts that each category needs, by file of strings. */
const needed = [
  {
    name: 'blog',
    keysOf: (category: string) => [
      `categories.${category}`,
      ...['title', 'description', 'heading', 'lead'].map((part) => `listings.${category}.${part}`),
    ],
    categories: articleCategories,
  },
  { name: 'blogSearch', keysOf: (category: string) => [`categories.${category}`], categories: articleCategories },
  {
    name: 'caseStudies',
    keysOf: (category: string) => [`categories.${category}`],
    categories: caseStudyCategories,
  },
] as const

/** Texts that a category of content/categories.ts has not got: the compiler would tell of each place that shows one. */
export function checkCategories(root: string): Diagnostic[] {
  return locales.flatMap((locale) =>
    needed.flatMap(({ name, keysOf, categories }) => {
      const file = `content/${locale}/strings/${name}.json`
      if (!existsSync(join(root, file))) return []
      const texts = parse(readFileSync(join(root, file), 'utf8'))
      return categories.flatMap((category) =>
        keysOf(category)
          .filter((key) => typeof find(texts, key) !== 'string')
          .map((key) => ({
            file,
            line: 1,
            column: 1,
            message: `${key}: is missing, and content/categories.ts has the category "${category}". Add it`,
          })),
      )
    }),
  )
}

/** What is no JSON is told elsewhere. */
function parse(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}

function find(texts: unknown, key: string): unknown {
  let value = texts
  for (const part of key.split('.')) value = Reflect.get(Object(value), part)
  return value
}
