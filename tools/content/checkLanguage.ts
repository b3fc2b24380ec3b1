import type { Locale } from '../../renderer/languages.ts'
import type { Diagnostic } from './diagnostics.ts'
import type { Locate } from './frontmatter.ts'
import { isTellable, languageOf } from './language.ts'
import { languageName } from './languageName.ts'

interface DocumentToJudge {
  readonly file: string
  /** The whole file. */
  readonly source: string
  /** The language of its folder. */
  readonly locale: Locale
  /** The values of its frontmatter. */
  readonly values: object
  readonly locate: Locate
}

/** How much of a body is read: it tells as much as all of it. */
const SAMPLE = 2000

/** Texts in another language than their folder's: what a draft may hold until it is translated. */
export function checkLanguage({ file, source, locale, values, locate }: DocumentToJudge): Diagnostic[] {
  if (!isTellable(locale)) return []
  const severity = Reflect.get(values, 'draft') === true ? ({ severity: 'warning' } as const) : {}
  const head = /^---[^]*?\n---[ \t]*\n\s*/.exec(source)?.[0] ?? ''
  const body = languageOf(source.slice(head.length, head.length + SAMPLE).replace(/\]\([^)]*\)|```[^]*?```/g, ']'), 12)
  if (body && body !== locale) {
    const message = `the text is in ${languageName(body)}, and its folder is for ${languageName(locale)}. Translate it, or put the file in content/${body}/`
    return [{ file, line: head.split('\n').length, column: 1, message, ...severity }]
  }
  const texts = languageOf(textsOf(values).join('\n'), 5)
  if (!texts || texts === locale) return []
  const key = ['description', 'title'].find((name) => name in values) ?? Object.keys(values)[0] ?? ''
  const message = `${key}: the texts between both --- are in ${languageName(texts)}, and the folder is for ${languageName(locale)}. Translate them`
  return [{ file, ...locate([key]), message, ...severity }]
}

/** Sentences of the frontmatter, at whatever depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value) ? [value] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}
