import { styleText } from 'node:util'
import type { DocumentVersion, TranslatedDocument, TranslationState } from '../../../renderer/documentTranslations.ts'
import { languages, locales, type Locale } from '../../../renderer/languages.ts'
import { say } from '../../check/messages/catalogue.ts'

type Color = Parameters<typeof styleText>[0]

/** The colour of each state. */
const COLORS: ReadonlyMap<TranslationState, Color> = new Map([
  ['original', 'dim'],
  ['current', 'green'],
  ['stale', 'yellow'],
  ['unconfirmed', 'yellow'],
  ['untranslated', 'red'],
  ['missing', 'red'],
  ['wrong', 'red'],
])

const SHORTEST_NAME = 14
const GAP = 2

/**
 * A table of documents and languages, with what there is to do below it.
 *
 * @param width of the terminal, in characters
 * @param shown the languages of the table
 */
export function formatStatus(
  documents: readonly TranslatedDocument[],
  width: number,
  shown: readonly Locale[] = locales,
): string {
  const versions = documents.flatMap((document) => shown.map((locale) => document.versions[locale]))
  const columnWidth =
    GAP +
    Math.max(
      ...shown.map((locale) => languages[locale].name.length),
      ...versions.map(labelOf).map(({ length }) => length),
    )
  const longestName = Math.max(...documents.map(({ slug }) => slug.length)) + GAP
  const nameWidth = Math.max(SHORTEST_NAME, Math.min(longestName, width - GAP - shown.length * columnWidth + GAP))
  const collections = [...new Set(documents.map(({ collection }) => collection))]
  const tables = collections.map((collection) => {
    const names = shown.map((locale) => languages[locale].name.padEnd(columnWidth)).join('')
    const rows = documents.filter((document) => document.collection === collection)
    return [
      `${styleText('bold', collection.padEnd(nameWidth + GAP))}${styleText('dim', names.trimEnd())}`,
      ...rows.map(
        (document) => `  ${formatName(document.slug, nameWidth)}${formatStates(document, columnWidth, shown)}`,
      ),
    ].join('\n')
  })
  return [...tables, shown.map((locale) => summarize(documents, locale)).join('\n'), ...advise(documents, shown)].join(
    '\n\n',
  )
}

/** A long name is shortened in the middle, because names differ at their ends. */
function formatName(name: string, width: number): string {
  const room = width - GAP
  if (name.length <= room) return name.padEnd(width)
  const end = Math.floor((room - 1) / 2)
  return `${name.slice(0, room - 1 - end)}…${name.slice(-end)}  `
}

function formatStates({ versions }: TranslatedDocument, width: number, shown: readonly Locale[]): string {
  const cells = shown.map((locale, index) => {
    const label = labelOf(versions[locale])
    const space = index < shown.length - 1 ? ' '.repeat(width - label.length) : ''
    return `${styleText(COLORS.get(versions[locale].state) ?? 'dim', label)}${space}`
  })
  return cells.join('')
}

function labelOf({ state, publication = 'published' }: DocumentVersion): string {
  return `${say(`status.${state}`)}${publication === 'published' ? '' : `, ${say(`status.${publication}`)}`}`
}

/** `English: 20 of 21 documents are up to date, 1 missing.` */
function summarize(documents: readonly TranslatedDocument[], locale: Locale): string {
  const found = documents.map(({ versions }) => versions[locale].state)
  const isUpToDate = (state: TranslationState) => state === 'original' || state === 'current'
  const rest = [...COLORS.keys()].flatMap((state) => {
    const number = found.filter((other) => other === state && !isUpToDate(other)).length
    return number > 0 ? `${number} ${say(`status.${state}`)}` : []
  })
  const drafts = documents.filter(({ versions }) => versions[locale].publication === 'draft').length
  const language = languages[locale].name
  const upToDate = say('status.upToDate', { language, count: found.filter(isUpToDate).length, total: documents.length })
  return `${[upToDate, ...rest, ...(drafts > 0 ? [say('status.drafts', { count: drafts })] : [])].join(', ')}.`
}

/** Returns how to bring documents up to date, once for each state that occurs. */
function advise(documents: readonly TranslatedDocument[], shown: readonly Locale[]): string[] {
  const found = new Set(documents.flatMap(({ versions }) => shown.map((locale) => versions[locale].state)))
  const advice = [
    found.has('missing') && say('status.toMissing'),
    found.has('untranslated') && say('status.toUntranslated'),
    found.has('stale') && say('status.toStale'),
    [...found].some((state) => state === 'stale' || state === 'unconfirmed' || state === 'untranslated') &&
      say('status.toConfirm'),
  ].filter((line) => line !== false)
  return advice.length > 0 ? [advice.join('\n')] : []
}
