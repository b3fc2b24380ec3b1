import { join } from 'node:path'
import leven from 'leven'
import { globSync } from 'tinyglobby'
import { warn, withFix } from '../../check/tell.ts'
import type { Change, Diagnostic } from '../diagnostics.ts'
import { readSource } from '../readSource.ts'

/** The words that are right though no dictionary has them, from the project's root. */
export const WORDS_FILE = 'content/words.txt'

/** Products, formats and networks that translators write about, and no dictionary has. */
const TRADE = new Set([
  'ChatGPT',
  'DeepL',
  'Drupal',
  'Figma',
  'GitHub',
  'InDesign',
  'json',
  'LinkedIn',
  'MemoQ',
  'Shopify',
  'srt',
  'Trados',
  'vtt',
  'WhatsApp',
  'WordPress',
  'xliff',
])
/** Whom profiles name. */
const NAME = /^name: *['"]?(.+?)['"]? *$/m

/** The project's own list: a word on each line, or several that are right together, `common law`. */
export interface ProjectWords {
  /** Whether a word is in it; one that begins with a small letter may begin with a capital, too. */
  readonly has: (word: string) => boolean
  /** The entries that make a word or a name right. */
  readonly entriesFor: (text: string) => string[]
  /** Entries that are a slip away from a word. */
  readonly suggest: (word: string) => string[]
  /** The entries of several words, as they are found in texts. */
  readonly names: RegExp | undefined
  /** The same entries, one after the other. */
  readonly listedNames: string
  /** Entries out of order, or twice. */
  readonly checkOrder: () => Diagnostic[]
  /**
   * Entries that nothing needs.
   *
   * @param needed those that make something right
   */
  readonly checkUse: (needed: readonly string[]) => Diagnostic[]
}

/** Of shorter words, too many are alike. */
const LEAST_LETTERS = 5

interface Entry {
  readonly text: string
  readonly line: number
}

/** @param root the project's root; where the file is missing, the list is empty */
export function readProjectWords(root: string): ProjectWords {
  const entries = readEntries(join(root, WORDS_FILE))
  const words = new Map(entries.map(({ text }) => [normalize(text), text]))
  const people = namesOfPeople(root)
  const names = [...words.values()].filter((word) => word.includes(' '))
  const entriesFor = (text: string) => [text, uncapitalize(text)].flatMap((form) => words.get(normalize(form)) ?? [])
  return {
    has: (word) => TRADE.has(word) || people.has(word) || entriesFor(word).length > 0,
    entriesFor,
    suggest: (word) =>
      word.length < LEAST_LETTERS
        ? []
        : [...words.values()].filter((known) => leven(word, known, { maxDistance: 2 }) === 1),
    names: names.length > 0 ? patternOf(names) : undefined,
    listedNames: names.join('\n'),
    checkOrder: () => checkOrder(entries),
    checkUse: (needed) => checkUse(entries, new Set(needed)),
  }
}

function readEntries(file: string): Entry[] {
  const lines = (readIfThere(file) ?? '').split('\n')
  return lines.flatMap((line, index) => (line.trim() === '' ? [] : { text: line.trim(), line: index + 1 }))
}

/** The words of the names of the team, which need not be listed besides. */
function namesOfPeople(root: string): ReadonlySet<string> {
  const profiles = globSync('content/*/team/*.mdx', { cwd: root, absolute: true })
  return new Set(profiles.flatMap((file) => NAME.exec(readIfThere(file) ?? '')?.[1]?.split(/[\s-]+/) ?? []))
}

function readIfThere(file: string): string | undefined {
  try {
    return readSource(file)
  } catch {
    return undefined
  }
}

/** With a small letter where a sentence, or nothing but the writer, gave it a capital. */
function uncapitalize(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1)
}

/** With the apostrophes and the spaces that texts may have otherwise. */
function normalize(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll("'", '’')
}

function patternOf(names: readonly string[]): RegExp {
  // The longest first: « Civil Code of Québec » is not looked for within « Civil Code ».
  const patterns = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) =>
      name
        .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
        .replaceAll(/\s+/g, String.raw`\s+`)
        .replaceAll(/['’]/g, "['’]"),
    )
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${patterns.join('|')})(?![\p{L}\p{N}])`, 'gu')
}

const { compare } = new Intl.Collator('fr')

function checkOrder(entries: readonly Entry[]): Diagnostic[] {
  const misplaced = entries.find(({ text }, index) => compare(entries[index - 1]?.text ?? '', text) >= 0)
  const last = entries.at(-1)
  if (!misplaced || !last) return []
  const sorted = [...new Set(entries.map(({ text }) => text))].toSorted(compare)
  const from = { line: 1, column: 1 }
  const to = { line: last.line, column: last.text.length + 1 }
  const place = { file: WORDS_FILE, line: misplaced.line }
  return [
    withFix(warn('word-list-unsorted', place, { word: misplaced.text }), [
      { kind: 'replace', file: WORDS_FILE, from, to, text: sorted.join('\n') },
    ]),
  ]
}

function checkUse(entries: readonly Entry[], needed: ReadonlySet<string>): Diagnostic[] {
  return entries
    .filter(({ text }) => !needed.has(text))
    .map(({ text, line }) => {
      const [from, to] = [line, line + 1].map((number) => ({ line: number, column: 1 }))
      const change: Change[] = from && to ? [{ kind: 'replace', file: WORDS_FILE, from, to, text: '' }] : []
      return withFix(warn('word-not-needed', { file: WORDS_FILE, line }, { word: text }), change)
    })
}
