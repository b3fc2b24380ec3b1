import type { TFunction } from 'i18next'
import { languages, type Locale, locales } from '../../../renderer/languages.ts'
import { isError } from '../../content/diagnostics.ts'
import type { Review } from '../review.ts'
import { pagesByDocument } from './groupPages.ts'
import { nameOfLanguage } from './setting.ts'

/** What a version is in when nobody has to look after it. */
const DONE = new Set(['original', 'current'])

/** A branch in one sentence: `3 documents changed, 1 of them not yet up to date in English; 2 warnings.` */
export function summarize(review: Review, locale: Locale, t: TFunction<['review', 'translations']>): string {
  const { documents, pages, texts, files, flaws, notCompared } = review
  const errors = flaws.filter(isError).length
  const warnings = flaws.length - errors
  const behind = locales
    .map((other) => ({
      language: nameOfLanguage(other, locale),
      count: documents.filter(({ change, versions }) => {
        const { state } = versions[other]
        return change !== 'removed' && state !== undefined && !DONE.has(state)
      }).length,
    }))
    .filter(({ count }) => count > 0)
  const others = pagesByDocument(review).others.length
  const changes = [
    ...(documents.length > 0
      ? [
          [
            t('review:summary.documents', { count: documents.length }),
            ...behind.map((values) => t('review:summary.behind', values)),
          ].join(', '),
        ]
      : []),
    ...(others > 0 ? [t('review:summary.pages', { count: others })] : []),
  ]
  const isUntouched = pages.length === 0 && texts.length === 0 && documents.length === 0
  const flawsFound = [
    ...(errors > 0 ? [t('review:summary.errors', { count: errors })] : []),
    ...(warnings > 0 ? [t('review:summary.warnings', { count: warnings })] : []),
  ]
  if (isUntouched && flaws.length === 0) {
    if (notCompared) return ''
    return files.length > 0 ? t('review:summary.nothingWritten') : t('review:summary.nothing')
  }
  const judgement =
    flawsFound.length > 0 ? new Intl.ListFormat(languages[locale].tag).format(flawsFound) : t('review:summary.noFlaws')
  const sentence = [...changes, judgement].reduce((first, next) => t('review:summary.join', { first, next }))
  return `${sentence}.`
}
