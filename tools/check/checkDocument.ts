import { collections } from '../../content/collections.ts'
import type { Entry } from '../../renderer/entry.ts'
import type { CheckedBody } from './body/checkBody.ts'
import { type Diagnostic, isError } from '../content/diagnostics.ts'
import type { ParsedFrontmatter } from '../content/frontmatter/parseFrontmatter.ts'
import { createLocator } from '../content/locate.ts'
import { diagnose, warn } from '../content/diagnose.ts'
import type { Locate } from '../content/frontmatter/readYaml.ts'
import { otherLanguageOf } from './prose/checkLanguage.ts'
import { checkLetters } from './prose/checkLetters.ts'
import { type Passage, TO_DO } from './prose/passage.ts'
import { bodyPassages, frontmatterPassages } from './prose/passages.ts'
import { checkShownTexts, type ShowableTexts } from './texts/shownTexts.ts'
import { checkWrittenFigures } from './texts/writtenFigures.ts'
import { checkTypography } from './typography/checkTypography.ts'

/** A document with its source, which positions refer to. */
export interface DocumentSource extends Pick<Entry, 'locale' | 'collection'> {
  readonly file: string
  readonly source: string
}

/**
 * Checks a document; its prose only if there are no errors, because the punctuation of broken markup is not typography.
 *
 * @param texts the texts that documents may show
 */
export function checkDocument(
  { file, source, locale, collection }: DocumentSource,
  { diagnostics, data, written, values, locate, spanOf }: ParsedFrontmatter<object>,
  body: CheckedBody,
  texts: ShowableTexts,
): { diagnostics: Diagnostic[]; passages: readonly Passage[]; isUnfinished: boolean } {
  const isDraft = Reflect.get(values, 'draft') === true
  const toDo = checkToDo(source, file, data !== undefined && !isDraft)
  const found = [
    ...diagnostics,
    ...body.diagnostics,
    ...checkShownTexts(source, file, texts),
    ...checkSearchResult(file, values, locate),
    ...toDo,
  ]
  const isUnfinished = toDo.length > 0
  if (!body.tree || found.some(isError)) return { diagnostics: found, passages: [], isUnfinished }
  const ofBody = bodyPassages(body.tree, source, locale)
  const language = otherLanguageOf(ofBody, locale)
  if (language !== undefined) {
    const place = { file, ...createLocator(source)(ofBody[0]?.offsets[0] ?? 0) }
    const diagnostic = (isDraft ? warn : diagnose)('text-in-other-language', place, { folder: `content/${language}/` })
    return { diagnostics: [...found, diagnostic], passages: [], isUnfinished }
  }
  const passages = [...frontmatterPassages(written, collections[collection].schema, { source, spanOf }), ...ofBody]
  const prose = { file, source, locale, passages }
  const remarks = [...checkTypography(prose), ...checkWrittenFigures(prose, texts), ...checkLetters(source, file)]
  return { diagnostics: [...found, ...remarks], passages, isUnfinished }
}

/** Reports the number of to-do reminders once: as a warning in a draft, as an error where visitors would see them. */
function checkToDo(source: string, file: string, isForVisitors: boolean): Diagnostic[] {
  const [first, ...others] = source.matchAll(TO_DO)
  if (!first) return []
  const at = { file, ...createLocator(source)(first.index) }
  const values = { text: first[1]?.trim() ?? '', count: others.length + 1 }
  return [isForVisitors ? diagnose('to-do-published', at, values) : warn('to-do', at, values)]
}

/**
 * How many characters of a title and a description search engines show: Google cuts titles at about 600 pixels and
 * descriptions at 920, slightly differently on phones. https://developers.google.com/search/docs/appearance/title-link
 */
const SHOWN = { title: 60, description: 155 } as const

/** Warns of titles and descriptions that search engines would cut off, and of a title that is all in quotation marks. */
function checkSearchResult(file: string, values: object, locate: Locate): Diagnostic[] {
  return Object.entries(SHOWN).flatMap(([key, limit]) => {
    const text = String(Reflect.get(values, key) ?? '').trim()
    const place = { file, ...locate([key]) }
    // The length of a text that cannot be inserted is unknown.
    const isCut = text.length > limit && !text.includes('$t(')
    const [, title] = /^[“«„]\s*([^“”«»„]*?)\s*[”»“]$/.exec(text) ?? []
    return [
      ...(isCut ? [warn('search-result-cut', place, { key, count: text.length, limit })] : []),
      ...(title !== undefined && key === 'title' ? [warn('title-in-quotes', place, { title })] : []),
    ]
  })
}
