import { forEachLocale, type Locale, locales } from '../../renderer/languages.ts'
import type { ChangedFile } from './history.ts'
import { inOneLine } from './readPage.ts'
import type { ReviewedPage, ReviewedText, WordRun } from './review.ts'

const TEXTS = /^content\/[^/]+\/strings\/([^/]+\.json)$/
/** What stands for something else in a text: it is not on the page as it is in the file. */
const PLACEHOLDER = /\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>/

/** Whether a file holds texts of the interface. */
export function isTextsFile(file: string): boolean {
  return TEXTS.test(file)
}

/** Gives what a file holds; undefined where it is not there. */
export type ReadFile = (file: string) => Promise<string | undefined>

/** The texts of the interface that a branch adds, changes or removes in any language, with what they say in the others. */
export async function describeTexts(
  changes: readonly ChangedFile[],
  readBefore: ReadFile,
  readNow: ReadFile,
): Promise<ReviewedText[]> {
  const names = new Set(
    changes.flatMap(({ file, before = '' }) => [file, before].flatMap((one) => TEXTS.exec(one)?.[1] ?? [])),
  )
  const texts = [...names].map(async (name) => {
    const read = async (locale: Locale) => {
      const file = `content/${locale}/strings/${name}`
      const [old, young] = (await Promise.all([readBefore(file), readNow(file)])).map(parseTexts)
      // Of a file that can't be read nothing is known but its flaw.
      return [locale, old && young ? { old, young } : { old: new Map(), young: new Map() }] as const
    }
    const files = new Map<Locale, Record<'old' | 'young', Map<string, string>>>(await Promise.all(locales.map(read)))
    const keys = new Set([...files.values()].flatMap(({ old, young }) => [...young.keys(), ...old.keys()]))
    return [...keys].flatMap((key): ReviewedText[] => {
      const values = forEachLocale((locale) => ({
        before: files.get(locale)?.old.get(key),
        after: files.get(locale)?.young.get(key),
      }))
      const isChanged = locales.some((locale) => values[locale].before !== values[locale].after)
      return isChanged ? [{ name: `${name}: ${key}`, values, pages: [] }] : []
    })
  })
  return (await Promise.all(texts)).flat()
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
 * Tells each change once: a passage that changed texts explain is theirs, with the pages that show it; any other is the first
 * page's that has it.
 */
export function tellOnce(
  texts: readonly ReviewedText[],
  pages: readonly ReviewedPage[],
): Record<'texts', ReviewedText[]> & Record<'pages', ReviewedPage[]> {
  const shownOn = texts.map(() => new Set<string>())
  const told = new Set<string>()
  const left = pages.map((page) => ({
    ...page,
    passages: page.passages.filter((words) => {
      const changed = texts.map((text) => changedParts(text, page.locale))
      const shown = changed.filter((parts) => shows(parts, words))
      for (const parts of shown) shownOn[changed.indexOf(parts)]?.add(page.address)
      const key = JSON.stringify([page.locale, words])
      const isNews = !told.has(key) && !(shown.length > 0 && words.every((run) => isExplained(run, shown)))
      told.add(key)
      return isNews
    }),
  }))
  return { texts: texts.map((text, index) => ({ ...text, pages: [...(shownOn[index] ?? [])] })), pages: left }
}

type Parts = Readonly<Record<'removed' | 'added', readonly string[]>>

/** What of a text is no longer said, and what is new in it: spaces and marks are set for each page. */
function changedParts({ values }: ReviewedText, locale: Locale): Parts {
  const { before = '', after = '' } = values[locale]
  const [old = [], young = []] = [before, after].map((value) => value.split(PLACEHOLDER).map(plain).filter(Boolean))
  return { removed: old.filter((part) => !young.includes(part)), added: young.filter((part) => !old.includes(part)) }
}

/** Whether a passage said what a text said, and now says what it says. */
function shows({ removed, added }: Parts, words: readonly WordRun[]): boolean {
  const said = (without: WordRun['kind']) =>
    plain(words.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join(''))
  const [was, is] = [said('added'), said('removed')]
  return (
    removed.length + added.length > 0 &&
    removed.every((part) => was.includes(part)) &&
    added.every((part) => is.includes(part))
  )
}

/** Whether nothing in a run is news: what a writer changed beside a text is told by itself. */
function isExplained({ kind, text }: WordRun, shown: readonly Parts[]): boolean {
  if (kind === 'same') return true
  const said = plain(text)
  return shown.some((parts) => parts[kind].some((part) => part.includes(said) || said.includes(part)))
}

/** Without spaces, and with one kind of apostrophe: typography sets them at render time. */
function plain(text: string): string {
  return inOneLine(text).replaceAll(' ', '').replaceAll("'", '’')
}
