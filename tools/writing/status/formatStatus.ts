import { styleText } from 'node:util'
import type { DocumentVersion, TranslatedDocument, TranslationState } from '../../../renderer/documentTranslations.ts'
import { languages, locales, type Locale } from '../../../renderer/languages.ts'

type Color = Parameters<typeof styleText>[0]

/** What is said of each state, and in which colour. */
const STATES: Readonly<Record<TranslationState, { label: string; color: Color }>> = {
  original: { label: 'original', color: 'dim' },
  current: { label: 'current', color: 'green' },
  stale: { label: 'stale', color: 'yellow' },
  unconfirmed: { label: 'to confirm', color: 'yellow' },
  untranslated: { label: 'to translate', color: 'red' },
  missing: { label: 'missing', color: 'red' },
  wrong: { label: 'has errors', color: 'red' },
}

const SHORTEST_NAME = 14
const GAP = 2

/**
 * A table of documents and languages, with what there is to do below it.
 *
 * @param width of the terminal, in characters
 */
export function formatStatus(documents: readonly TranslatedDocument[], width: number): string {
  const versions = documents.flatMap((document) => locales.map((locale) => document.versions[locale]))
  const columnWidth =
    GAP +
    Math.max(
      ...locales.map((locale) => languages[locale].name.length),
      ...versions.map(labelOf).map(({ length }) => length),
    )
  const longestName = Math.max(...documents.map(({ slug }) => slug.length)) + GAP
  const nameWidth = Math.max(SHORTEST_NAME, Math.min(longestName, width - GAP - locales.length * columnWidth + GAP))
  const collections = [...new Set(documents.map(({ collection }) => collection))]
  const tables = collections.map((collection) => {
    const names = locales.map((locale) => languages[locale].name.padEnd(columnWidth)).join('')
    const rows = documents.filter((document) => document.collection === collection)
    return [
      `${styleText('bold', collection.padEnd(nameWidth + GAP))}${styleText('dim', names.trimEnd())}`,
      ...rows.map((document) => `  ${formatName(document.slug, nameWidth)}${formatStates(document, columnWidth)}`),
    ].join('\n')
  })
  return [...tables, locales.map((locale) => summarize(documents, locale)).join('\n'), ...advise(documents)].join(
    '\n\n',
  )
}

/** A long name loses its middle: what tells it from its neighbours is at either end. */
function formatName(name: string, width: number): string {
  const room = width - GAP
  if (name.length <= room) return name.padEnd(width)
  const end = Math.floor((room - 1) / 2)
  return `${name.slice(0, room - 1 - end)}…${name.slice(-end)}  `
}

function formatStates({ versions }: TranslatedDocument, width: number): string {
  const cells = locales.map((locale, index) => {
    const label = labelOf(versions[locale])
    const space = index < locales.length - 1 ? ' '.repeat(width - label.length) : ''
    return `${styleText(STATES[versions[locale].state].color, label)}${space}`
  })
  return cells.join('')
}

function labelOf({ state, publication = 'published' }: DocumentVersion): string {
  return `${STATES[state].label}${publication === 'published' ? '' : `, ${publication}`}`
}

/** `English: 20 of 21 documents are up to date; 1 missing.` */
function summarize(documents: readonly TranslatedDocument[], locale: Locale): string {
  const states = documents.map(({ versions }) => versions[locale].state)
  const isUpToDate = (state: TranslationState) => state === 'original' || state === 'current'
  const rest = Object.entries(STATES).flatMap(([state, { label }]) => {
    const number = states.filter((other) => other === state && !isUpToDate(other)).length
    return number > 0 ? `${number} ${label}` : []
  })
  const drafts = documents.filter(({ versions }) => versions[locale].publication === 'draft').length
  const upToDate = `${languages[locale].name}: ${states.filter(isUpToDate).length} of ${documents.length} documents are up to date`
  return `${[upToDate, ...rest, ...(drafts > 0 ? [`${drafts} ${drafts === 1 ? 'draft' : 'drafts'}`] : [])].join('; ')}.`
}

/** What brings a document up to date, said once for each state that there is. */
function advise(documents: readonly TranslatedDocument[]): string[] {
  const states = new Set(documents.flatMap(({ versions }) => locales.map((locale) => versions[locale].state)))
  const advice = [
    states.has('missing') && 'missing: copy the original to the same place in the other language, and translate it',
    states.has('untranslated') && 'to translate: the text is still the one of the original, or still to be written',
    states.has('stale') && 'stale: the original has changed since; bring the translation up to date',
    [...states].some((state) => state === 'stale' || state === 'unconfirmed' || state === 'untranslated') &&
      'then: npm run status -- --confirm FILE says that it says all that the original does',
  ].filter((line) => line !== false)
  return advice.length > 0 ? [advice.join('\n')] : []
}
