import type { Locale } from '../../../renderer/languages.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import type { Locate } from '../../content/frontmatter.ts'
import { diagnose, warn } from '../diagnose.ts'

/** Words that every text of a language is full of, and that the others have not. */
const COMMON = {
  fr: `le la les des une du et est dans que qui pour sur avec pas ce cette ces sont aux par vous nous leur leurs ses ou où
    mais comme être fait il elle ils ne se au sans si votre nos vos dont entre chaque`.split(/\s+/),
  en: `the of and to is that for with it are this these from by have not be you we they their which what when can will
    has was at its how your our who would should there each does into than then`.split(/\s+/),
} as const

/** How many times as many of them there must be as of another language, for the language to be clear. */
const CLEARLY_MORE = 4
/** The length of the sample that is enough to detect a language. */
const SAMPLE = 2000

interface DocumentToJudge {
  readonly file: string
  /** The whole file. */
  readonly source: string
  /** The language of its folder; where its words are unknown, nothing is reported. */
  readonly locale: Locale
  /** The values of its frontmatter. */
  readonly values: object
  readonly locate: Locate
}

/** Reports texts in another language than their folder's: what a draft may hold until it is translated. */
export function checkLanguage({ file, source, locale, values, locate }: DocumentToJudge): Diagnostic[] {
  if (!Object.hasOwn(COMMON, locale)) return []
  const head = /^---[^]*?\n---[ \t]*\n\s*/.exec(source)?.[0] ?? ''
  const sample = source.slice(head.length, head.length + SAMPLE).replace(/\]\([^)]*\)|```[^]*?```/g, ']')
  const body = languageOf(wordsOf(sample), 12)
  const texts = languageOf(textsOf(values).flatMap(wordsOf), 5)
  const other = [body, texts].find((language) => language && language !== locale)
  if (!other) return []
  const key = ['description', 'title'].find((name) => name in values) ?? Object.keys(values)[0] ?? ''
  const place = body === other ? { line: head.split('\n').length } : locate([key])
  const report = Reflect.get(values, 'draft') === true ? warn : diagnose
  return [report('text-in-other-language', { file, ...place }, { folder: `content/${other}/` })]
}

/** Returns the language of words in small letters, where at least so many of them are common and it is clear. */
export function languageOf(words: readonly string[], atLeast: number): string | undefined {
  const counts = Object.entries(COMMON).map(([language, common]) => {
    return { language, count: words.filter((word) => common.includes(word)).length }
  })
  const [first, second] = counts.toSorted((a, b) => b.count - a.count)
  const isClear = first && first.count >= atLeast && first.count >= CLEARLY_MORE * (second?.count ?? 0)
  return isClear ? first.language : undefined
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[^a-zà-ÿœ]+/)
}

/** Returns the sentences of the frontmatter, at whatever depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value) ? [value] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}
