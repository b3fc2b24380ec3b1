import { collections } from '../../content/collections.ts'
import { today } from '../../renderer/today.ts'
import { diagnose, type Diagnostic, isError, shorten, warn, withText } from '../content/diagnostics.ts'
import { frontmatterTexts } from '../content/frontmatterTexts.ts'
import { createLocator } from '../content/locate.ts'
import type { Content } from '../content/openContent.ts'
import { isNoDescription } from '../content/pictures/pictureNames.ts'
import type { PartialDocument, ReadDocument } from '../content/readDocument.ts'
import type { ShowableTexts } from '../content/texts/shownTexts.ts'
import { TO_DO } from '../content/toDo.ts'
import { LETTERS_WITHOUT_FACE } from '../paper/lettersWithoutFace.ts'
import { remarksOn } from './body/checkBody.ts'
import { otherLanguageOf } from './prose/checkLanguage.ts'
import type { Passage } from './prose/passage.ts'
import { bodyPassages, frontmatterPassages } from './prose/passages.ts'
import { checkWrittenFigures } from './texts/writtenFigures.ts'
import { checkTypography } from './typography/checkTypography.ts'

/** The remarks on a document. */
interface JudgedDocument {
  readonly diagnostics: readonly Diagnostic[]
  /** Its prose; none if the document has errors. */
  readonly passages: readonly Passage[]
}

/** The remarks on documents, by what was read: it is read again when it changes, and so are the texts that it shows. */
const known = new WeakMap<PartialDocument, { readonly texts: ShowableTexts; readonly judged: JudgedDocument }>()

/**
 * Judges a document; its prose only if there are no errors, because the punctuation of broken markup is not typography.
 *
 * @param showable the texts that documents may show
 */
export function checkDocument({ partial, ...read }: ReadDocument, showable: Content['showable']): JudgedDocument {
  if (!partial) return { diagnostics: [], passages: [] }
  const texts = showable[partial.entry.locale]
  const before = known.get(partial)
  if (before?.texts === texts) return before.judged
  const judged = judge(read, partial, texts)
  known.set(partial, { texts, judged })
  return judged
}

function judge(
  { file, source, diagnostics: errors }: Omit<ReadDocument, 'partial'>,
  document: PartialDocument,
  texts: ShowableTexts,
): JudgedDocument {
  const { entry, body, data, written, values, spanOf } = document
  const { locale } = entry
  const { schema } = collections[entry.collection]
  const isDraft = Reflect.get(values, 'draft') === true
  const found = [
    ...remarksOn(body),
    ...[checkDescriptions, checkSearchResult, checkQuotes, checkYear].flatMap((check) => check(document)),
    ...checkToDo(source, file, data !== undefined && !isDraft),
  ]
  if (!body.tree || [...errors, ...found].some(isError)) return { diagnostics: found, passages: [] }
  const ofBody = bodyPassages(body.tree, source, locale)
  const language = otherLanguageOf(ofBody, locale)
  if (language !== undefined) {
    const place = { file, ...createLocator(source)(ofBody[0]?.offsets[0] ?? 0) }
    const diagnostic = (isDraft ? warn : diagnose)('text-in-other-language', place, { folder: `content/${language}/` })
    return { diagnostics: [...found, diagnostic], passages: [] }
  }
  const passages = [...frontmatterPassages(written, schema, { source, spanOf }), ...ofBody]
  const prose = { file, source, locale, passages }
  const remarks = [...checkTypography(prose), ...checkWrittenFigures(prose, texts), ...checkLetters(source, file)]
  return { diagnostics: [...found, ...remarks], passages }
}

/** Reports pictures in front matter whose description is a file name or says nothing. */
function checkDescriptions({ entry, values, locate }: PartialDocument): Diagnostic[] {
  return collections[entry.collection].images.flatMap((key) => {
    const { [key]: url, [`${key}Alt`]: alt } = values
    if (typeof alt !== 'string' || !isNoDescription(alt, String(url))) return []
    return [diagnose('picture-not-described', locate([`${key}Alt`]), { text: alt })]
  })
}

/** Reports the number of to-do reminders once: as a warning in a draft, as an error where visitors would see them. */
function checkToDo(source: string, file: string, isForVisitors: boolean): Diagnostic[] {
  const [first, ...others] = source.matchAll(TO_DO)
  if (!first) return []
  const at = { file, ...createLocator(source)(first.index) }
  const values = { text: (first[1] ?? first[0]).trim(), count: others.length + 1 }
  return [isForVisitors ? diagnose('to-do-published', at, values) : warn('to-do', at, values)]
}

/**
 * How many characters of a title and a description search engines show: Google cuts titles at about 600 pixels and
 * descriptions at 920, slightly differently on phones. https://developers.google.com/search/docs/appearance/title-link
 */
const SHOWN = { title: 60, description: 155 } as const

/** Warns of titles and descriptions that search engines would cut off. */
function checkSearchResult({ values, locate }: PartialDocument): Diagnostic[] {
  return Object.entries(SHOWN).flatMap(([key, limit]) => {
    const text = String(Reflect.get(values, key) ?? '').trim()
    const place = locate([key])
    // The length of a text that cannot be inserted is unknown.
    const isCut = text.length > limit && !text.includes('$t(')
    return isCut ? [warn('search-result-cut', place, { key, count: text.length, limit })] : []
  })
}

/** Warns of values in quotation marks of a word processor or in stars, which YAML takes for a part of them. */
function checkQuotes({ entry, written, locate, spanOf }: PartialDocument): Diagnostic[] {
  return frontmatterTexts(written, collections[entry.collection].schema).flatMap(({ text, path }) => {
    const [, within] = /^(?:[“«„‘]|\*{2,3}(?=.*\*$))([^“”«»„‘*]*)(?:[”»“’‘]|\*{2,3})$/.exec(text.trim()) ?? []
    if (within === undefined) return []
    const inner = within.trim()
    const diagnostic = warn('value-in-quotes', locate(path), { key: path.join('.'), text: shorten(inner) })
    return withText(diagnostic, spanOf(path), `'${inner.replaceAll("'", "''")}'`)
  })
}

/** No document of the site is older, and none is planned more years ahead: such a date is a slip. */
const FIRST_YEAR = 2020
const YEARS_AHEAD = 2

/** Warns of a date whose year is probably mistyped: 2062 for 2026. */
function checkYear({ values, locate }: PartialDocument): Diagnostic[] {
  const last = Number(today().slice(0, 4)) + YEARS_AHEAD
  return ['date', 'updated'].flatMap((key) => {
    const value = String(Reflect.get(values, key) ?? '')
    const year = Number(value.slice(0, 4))
    const isLikely = value === '' || (year >= FIRST_YEAR && year <= last)
    return isLikely ? [] : [warn('date-unlikely', locate([key]), { key, value })]
  })
}

/**
 * Warns once of the letters that the fonts of PDFs and shared images lack. Browsers fall back to the visitor's fonts; PDFs
 * and shared images show `…` instead.
 */
export function checkLetters(source: string, file: string): Diagnostic[] {
  const found = [...source.matchAll(LETTERS_WITHOUT_FACE)]
  const place = { file, ...createLocator(source)(found[0]?.index ?? 0) }
  const letter = shorten([...new Set(found.map(([letters]) => letters))].join(' '))
  return found.length > 0 ? [warn('letter-without-face', place, { letter })] : []
}
