import { styleText } from 'node:util'
import { languages, locales, type Locale } from '../../../renderer/languages.ts'
import { say } from '../../content/messages/catalogue.ts'
import type { DocumentVersion, TranslatedDocument } from '../../content/translations.ts'

/** The states that leave something to do. */
const UNFINISHED = ['wrong', 'missing', 'untranslated', 'unconfirmed', 'stale'] as const

/**
 * Formats a table of documents and languages, followed by the next steps.
 *
 * @param shown the languages of the table
 */
export function formatStatus(documents: readonly TranslatedDocument[], shown: readonly Locale[] = locales): string {
  const versions = documents.flatMap((document) => shown.map((locale) => document.versions[locale]))
  const nameWidth = Math.max(...documents.map(({ slug }) => slug.length)) + 2
  const columnWidth = Math.max(...versions.map((version) => labelOf(version).length)) + 2
  const formatRow = ({ slug, versions: row }: TranslatedDocument) => {
    const cells = shown.map((locale) =>
      styleText(isUpToDate(row[locale]) ? 'dim' : 'yellow', labelOf(row[locale]).padEnd(columnWidth)),
    )
    return `  ${slug.padEnd(nameWidth)}${cells.join('')}`
  }
  const names = shown.map((locale) => languages[locale].name.padEnd(columnWidth)).join('')
  const tables = [...new Set(documents.map(({ collection }) => collection))].map((collection) => {
    const head = `${styleText('bold', collection.padEnd(nameWidth + 2))}${styleText('dim', names)}`
    return [head, ...documents.filter((document) => document.collection === collection).map(formatRow)].join('\n')
  })
  // `English: 20 of 21 documents are up to date.`
  const summary = shown.map((locale) => {
    const count = documents.filter((document) => isUpToDate(document.versions[locale])).length
    return say('status.upToDate', { language: languages[locale].name, count, total: documents.length })
  })
  const present = UNFINISHED.filter((state) => versions.some((version) => version.state === state))
  const advice = present.map((state) => say(`status.${state}Advice`))
  return [...tables, summary.join('\n'), advice.join('\n')].join('\n\n').trimEnd()
}

function labelOf({ state, publication = 'published' }: DocumentVersion): string {
  return `${say(`status.${state}`)}${publication === 'published' ? '' : `, ${say(`status.${publication}`)}`}`
}

function isUpToDate({ state }: DocumentVersion): boolean {
  return !UNFINISHED.some((unfinished) => unfinished === state)
}
