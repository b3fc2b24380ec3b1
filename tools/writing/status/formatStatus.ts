import { styleText } from 'node:util'
import { languages, locales, type Locale } from '../../../renderer/languages.ts'
import { say } from '../../content/messages/catalogue.ts'
import type { DocumentVersion, TranslatedDocument, TranslationState } from '../../content/translations.ts'

const COLORS = {
  original: 'dim',
  current: 'green',
  stale: 'yellow',
  unconfirmed: 'yellow',
  untranslated: 'red',
  missing: 'red',
  wrong: 'red',
} as const satisfies Record<TranslationState, string>

/** The texts with the next step for each state. */
const ADVICE: Readonly<Partial<Record<TranslationState, Parameters<typeof say>[0]>>> = {
  missing: 'status.toMissing',
  untranslated: 'status.toUntranslated',
  stale: 'status.toStale',
  unconfirmed: 'status.toUnconfirmed',
}

/**
 * Formats a table of documents and languages, followed by the next steps.
 *
 * @param shown the languages of the table
 */
export function formatStatus(documents: readonly TranslatedDocument[], shown: readonly Locale[] = locales): string {
  const versions = documents.flatMap((document) => shown.map((locale) => document.versions[locale]))
  const nameWidth = Math.max(...documents.map(({ slug }) => slug.length)) + 2
  const columnWidth = Math.max(...versions.map((version) => labelOf(version).length)) + 2
  const formatRow = (document: TranslatedDocument) => {
    const cells = shown.map((locale) => {
      const version = document.versions[locale]
      return styleText(COLORS[version.state], labelOf(version).padEnd(columnWidth))
    })
    return `  ${document.slug.padEnd(nameWidth)}${cells.join('')}`
  }
  const names = shown.map((locale) => languages[locale].name.padEnd(columnWidth)).join('')
  const tables = [...new Set(documents.map(({ collection }) => collection))].map((collection) => {
    const head = `${styleText('bold', collection.padEnd(nameWidth + 2))}${styleText('dim', names)}`
    return [head, ...documents.filter((document) => document.collection === collection).map(formatRow)].join('\n')
  })
  const summary = shown.map((locale) => summarize(documents, locale))
  const advice = [...new Set(versions.flatMap(({ state }) => ADVICE[state] ?? []))].map((key) => say(key))
  return [...tables, summary.join('\n'), advice.join('\n')].join('\n\n').trimEnd()
}

function labelOf({ state, publication = 'published' }: DocumentVersion): string {
  return `${say(`status.${state}`)}${publication === 'published' ? '' : `, ${say(`status.${publication}`)}`}`
}

/** Returns `English: 20 of 21 documents are up to date.` */
function summarize(documents: readonly TranslatedDocument[], locale: Locale): string {
  const upToDate = documents.filter(({ versions }) => ['original', 'current'].includes(versions[locale].state))
  return say('status.upToDate', {
    language: languages[locale].name,
    count: upToDate.length,
    total: documents.length,
  })
}
