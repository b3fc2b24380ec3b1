import { articleCategories, caseStudyCategories } from '../../content/categories.ts'
import type { Diagnostic } from './diagnostics.ts'
import type { StringsFile } from './strings/readStringsFile.ts'

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
export function checkCategories(files: readonly StringsFile[]): Diagnostic[] {
  return files.flatMap((file) => {
    if (!file.isWhole) return []
    const keys = new Set(file.texts.map(({ key }) => key))
    return needed
      .filter(({ name }) => name === file.namespace)
      .flatMap(({ keysOf, categories }) =>
        categories.flatMap((category) => describeMissing(file, keys, category, keysOf(category))),
      )
  })
}

function describeMissing(
  file: StringsFile,
  keys: ReadonlySet<string>,
  category: string,
  wanted: readonly string[],
): Diagnostic[] {
  return wanted
    .filter((key) => !keys.has(key))
    .map((key) =>
      file.describe({
        at: 0,
        message: `${key}: is missing, and content/categories.ts has the category "${category}". Add it`,
      }),
    )
}
