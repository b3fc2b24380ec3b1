import { forEachLocale, type Locale, locales } from '../../renderer/languages.ts'
import { normalizeSpace } from './readPage.ts'
import type { Review, ReviewedPage, ReviewedText, WordRun } from './review.ts'

const TEXTS_FILE = /^content\/[^/]+\/strings\/([^/]+\.json)$/
/** Parts of a text that pages show as something else. */
const PLACEHOLDER = /\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>/

/** Returns the content of a file; undefined where there is none. */
export type ReadFile = (file: string) => Promise<string | undefined>

/** Whether a file holds interface texts. */
export function isTextsFile(file: string): boolean {
  return TEXTS_FILE.test(file)
}

/** Returns the texts that differ in any language between two versions of the content, with their values in every language. */
export async function compareTexts(
  changedFiles: readonly string[],
  readBefore: ReadFile,
  readAfter: ReadFile,
): Promise<ReviewedText[]> {
  const names = new Set(changedFiles.flatMap((file) => TEXTS_FILE.exec(file)?.[1] ?? []))
  const texts = [...names].map(async (name) => {
    const read = async (locale: Locale) => {
      const file = `content/${locale}/strings/${name}`
      const [before, after] = (await Promise.all([readBefore(file), readAfter(file)])).map(parseTexts)
      // Of an unreadable file, the check's diagnostic is all that can be said.
      return before && after ? { before, after } : { before: new Map(), after: new Map() }
    }
    const versions = new Map(await Promise.all(locales.map(async (locale) => [locale, await read(locale)] as const)))
    const keys = new Set([...versions.values()].flatMap(({ before, after }) => [...after.keys(), ...before.keys()]))
    return [...keys].map((key): ReviewedText => {
      const values = forEachLocale((locale) => ({
        before: versions.get(locale)?.before.get(key),
        after: versions.get(locale)?.after.get(key),
      }))
      return { name: `${name}: ${key}`, values, pages: [] }
    })
  })
  const isChanged = ({ values }: ReviewedText) =>
    locales.some((locale) => values[locale].before !== values[locale].after)
  return (await Promise.all(texts)).flat().filter(isChanged)
}

function parseTexts(source = '{}'): Map<string, string> | undefined {
  try {
    return new Map(flatten(JSON.parse(source.replace(/^\ufeff/, '')), []))
  } catch {
    return undefined
  }
}

function flatten(value: unknown, path: readonly string[]): Array<[string, string]> {
  if (typeof value !== 'object' || value === null) return [[path.join('.'), String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, [...path, key]))
}

/**
 * Assigns each difference to one place: passages that changed texts explain go to these texts, as the addresses of their
 * pages; a passage that several pages have stays with the first of them.
 */
export function withoutRepetition(
  texts: readonly ReviewedText[],
  pages: readonly ReviewedPage[],
): Pick<Review, 'texts' | 'pages'> {
  const addresses = texts.map(() => new Set<string>())
  const known = new Set<string>()
  const remaining = pages.map((page) => {
    const changes = texts.map(({ values }) => partsOf(values[page.locale]))
    const passages = page.passages.filter((runs) => {
      const [before, after] = [normalize(textWithout('added', runs)), normalize(textWithout('removed', runs))]
      const shown = changes.filter(
        ({ removed, added }) =>
          removed.length + added.length > 0 &&
          removed.every((part) => before.includes(part)) &&
          added.every((part) => after.includes(part)),
      )
      for (const change of shown) addresses[changes.indexOf(change)]?.add(page.address)
      const removed = shown.flatMap((change) => change.removed)
      const added = shown.flatMap((change) => change.added)
      const isExplained = shown.length > 0 && withoutParts(before, removed) === withoutParts(after, added)
      const key = `${page.locale}\n${before}\n${after}`
      const isNew = !isExplained && !known.has(key)
      known.add(key)
      return isNew
    })
    return { ...page, passages }
  })
  return { texts: texts.map((text, index) => ({ ...text, pages: [...(addresses[index] ?? [])] })), pages: remaining }
}

/** Returns the literal parts that only one of a text's two values has. */
function partsOf({ before = '', after = '' }: ReviewedText['values'][Locale]) {
  const [old = [], current = []] = [before, after].map((value) =>
    value.split(PLACEHOLDER).map(normalize).filter(Boolean),
  )
  return {
    removed: old.filter((part) => !current.includes(part)),
    added: current.filter((part) => !old.includes(part)),
  }
}

function textWithout(kind: WordRun['kind'], runs: readonly WordRun[]): string {
  return runs.flatMap((run) => (run.kind === kind ? [] : [run.text])).join('')
}

function withoutParts(text: string, parts: readonly string[]): string {
  return parts.reduce((rest, part) => rest.replaceAll(part, ''), text)
}

/** Rendering inserts spaces and typographic apostrophes, so neither is compared. */
function normalize(text: string): string {
  return normalizeSpace(text).replaceAll(' ', '').replaceAll("'", '’')
}
