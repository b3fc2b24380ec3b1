import { locales } from '../../renderer/languages.ts'
import type { ChangedFile } from './changedFiles.ts'
import type { Review } from './review.ts'

const TEXTS = /^content\/([^/]+)\/strings\/[^/]+\.json$/

/** Whether a file holds texts of the interface. */
export function isTextsFile(file: string): boolean {
  return TEXTS.test(file)
}

/**
 * The keys of the interface's texts that a branch adds, changes or removes, in the order of the languages.
 *
 * @param before what a file held before; undefined where it was not there
 * @param after what it holds
 */
export async function describeChangedTexts(
  changes: readonly ChangedFile[],
  before: (file: string) => Promise<string | undefined>,
  after: (file: string) => Promise<string | undefined>,
): Promise<Review['texts']> {
  const rank = (file: string) => locales.findIndex((locale) => locale === TEXTS.exec(file)?.[1])
  const files = changes.filter(({ file }) => isTextsFile(file)).toSorted((a, b) => rank(a.file) - rank(b.file))
  return Promise.all(
    files.map(async ({ file, change, before: was }) => {
      const [old, young] = await Promise.all([
        change === 'added' ? undefined : before(was ?? file),
        change === 'removed' ? undefined : after(file),
      ])
      return { file, keys: compareTexts(old, young) }
    }),
  )
}

/** @returns `menu.open`; nothing where one of them can't be read: the check tells of it */
export function compareTexts(before: string | undefined, after: string | undefined): string[] {
  const [old, young] = [readTexts(before), readTexts(after)]
  if (!old || !young) return []
  return [...new Set([...young.keys(), ...old.keys()])].filter((key) => old.get(key) !== young.get(key))
}

function readTexts(source: string | undefined): Map<string, string> | undefined {
  if (source === undefined) return new Map()
  try {
    const texts: unknown = JSON.parse(source.replace(/^\ufeff/, ''))
    return new Map(flatten(texts, []))
  } catch {
    return undefined
  }
}

function flatten(value: unknown, path: readonly string[]): Array<[string, string]> {
  if (typeof value !== 'object' || value === null) return [[path.join('.'), JSON.stringify(value)]]
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, [...path, key]))
}
