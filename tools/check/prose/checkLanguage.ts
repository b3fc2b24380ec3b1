import type { Locale } from '../../../renderer/languages.ts'
import { tell, warn } from '../tell.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import type { Locate } from '../../content/frontmatter.ts'
import { isTellable, languageOf } from './language.ts'

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
  const report = Reflect.get(values, 'draft') === true ? warn : tell
  const head = /^---[^]*?\n---[ \t]*\n\s*/.exec(source)?.[0] ?? ''
  const body = languageOf(source.slice(head.length, head.length + SAMPLE).replace(/\]\([^)]*\)|```[^]*?```/g, ']'), 12)
  if (body && body !== locale) {
    return [report('text-in-other-language', { file, line: head.split('\n').length }, { folder: `content/${body}/` })]
  }
  const texts = languageOf(textsOf(values).join('\n'), 5)
  if (!texts || texts === locale) return []
  const key = ['description', 'title'].find((name) => name in values) ?? Object.keys(values)[0] ?? ''
  return [report('frontmatter-in-other-language', { file, ...locate([key]) }, { key })]
}

/** Sentences of the frontmatter, at whatever depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value) ? [value] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}
