import type { Locale } from '../../renderer/languages.ts'
import { normalizeSpace } from './compareWords.ts'
import type { ReviewedPage, ReviewedText, WordRun } from './review.ts'

/** Placeholders, references and tags in a text, which pages show as something else. */
const PLACEHOLDER = /\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>/

/** The least length of a value that identifies a listing: shorter ones, such as names and categories, occur elsewhere. */
const SHORTEST_PHRASE = 20

/**
 * Removes passages of pages that the review shows elsewhere: those with a changed text (which lists its pages),
 * listings and counts of documents, and passages of an earlier page.
 *
 * @param frontmatter the values of documents' front matter: a passage with a long one is a listing
 */
export function removeRepetition(
  texts: readonly ReviewedText[],
  pages: readonly ReviewedPage[],
  frontmatter: readonly unknown[],
): void {
  const known = new Set<string>()
  const strings = frontmatter.filter((value) => typeof value === 'string').map(normalize)
  const phrases = strings.filter(({ length }) => length >= SHORTEST_PHRASE)
  for (const page of pages) {
    page.passages = page.passages.filter((runs) => {
      const [before, after] = [textWithout('added', runs), textWithout('removed', runs)]
      const shown = texts.filter(({ values }) => isShown(values[page.locale], before, after))
      for (const text of shown) if (!text.pages.includes(page.address)) text.pages.push(page.address)
      const key = `${page.locale} ${before} ${after}`
      const isKnown = shown.length > 0 || known.has(key)
      known.add(key)
      const isCount = [before, after].every((text) => text.length < SHORTEST_PHRASE && /\d/.test(text))
      return !isKnown && !isCount && !phrases.some((phrase) => key.includes(phrase))
    })
  }
}

/** Returns whether a passage contains the literal parts that only one of a text's two values has. */
function isShown({ before = '', after = '' }: ReviewedText['values'][Locale], old: string, current: string): boolean {
  const [was = [], is = []] = [before, after].map((value) => value.split(PLACEHOLDER).map(normalize).filter(Boolean))
  const removed = was.filter((part) => !is.includes(part))
  const added = is.filter((part) => !was.includes(part))
  const hasAll = removed.every((part) => old.includes(part)) && added.every((part) => current.includes(part))
  return removed.length + added.length > 0 && hasAll
}

/** Returns the text of a passage without its additions or its deletions, and without spaces. */
export function textWithout(kind: WordRun['kind'], runs: readonly WordRun[]): string {
  return normalize(runs.flatMap((run) => (run.kind === kind ? [] : [run.text])).join(''))
}

/** Normalizes spaces and apostrophes, which rendering changes. */
function normalize(text: string): string {
  return normalizeSpace(text).replaceAll(' ', '').replaceAll("'", '’')
}
