import type { Locale } from '../../../renderer/languages.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
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
/** The length of the sample that is enough to detect a language, and how many common words it has at least. */
const SAMPLE = 2000
const FEWEST_WORDS = 12

interface DocumentToJudge {
  readonly file: string
  /** The whole file. */
  readonly source: string
  /** The language of its folder; where its words are unknown, nothing is reported. */
  readonly locale: Locale
  readonly isDraft: boolean
}

/** Reports a body in another language than its folder's: what a draft may hold until it is translated. */
export function checkLanguage({ file, source, locale, isDraft }: DocumentToJudge): Diagnostic[] {
  if (!Object.hasOwn(COMMON, locale)) return []
  const head = /^---[^]*?\n---[ \t]*\n\s*/.exec(source)?.[0] ?? ''
  const body = source.slice(head.length, head.length + SAMPLE).replace(/\]\([^)]*\)|```[^]*?```/g, ']')
  const language = languageOf(body.toLowerCase().split(/[^a-zà-ÿœ]+/), FEWEST_WORDS)
  if (!language || language === locale) return []
  const report = isDraft ? warn : diagnose
  return [report('text-in-other-language', { file, line: head.split('\n').length }, { folder: `content/${language}/` })]
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
