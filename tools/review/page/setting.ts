import type { TFunction } from 'i18next'
import { createContext, useContext } from 'react'
import { formatDay } from '../../../renderer/formatDay.ts'
import { languages, type Locale } from '../../../renderer/languages.ts'
import { translationOf } from '../../content/texts.ts'
import type { Review } from '../review.ts'

/** What everything on a review page knows: its language, and what is reviewed. */
export interface ReviewSetting {
  readonly locale: Locale
  readonly t: TFunction<['review', 'translations']>
  /** What those hear who can't see that words are new or gone: said thousands of times, so looked up once. */
  readonly marks: Readonly<Record<'added' | 'removed', { readonly start: string; readonly end: string }>>
  readonly review: Review
  /** Whether the branch has pages to lead to: content with errors keeps it from being built. */
  readonly isBuilt: boolean
}

const Setting = createContext<ReviewSetting | null>(null)
/** Gives it to all that is in it. */
export const ReviewSettingProvider = Setting.Provider

/** What the part of the review page that asks is made for. */
export function useSetting(): ReviewSetting {
  const setting = useContext(Setting)
  if (!setting) throw new Error('useSetting() works on the review page and in the review bar.')
  return setting
}

/**
 * @param root the project's root
 * @throws ContentError where the texts cannot be read
 */
export function settingFor(root: string, locale: Locale, review: Review, isBuilt: boolean): ReviewSetting {
  const t: ReviewSetting['t'] = translationOf(root, locale).getFixedT(locale, ['review', 'translations'])
  const marks = {
    added: { start: t('review:words.addedStart'), end: t('review:words.addedEnd') },
    removed: { start: t('review:words.removedStart'), end: t('review:words.removedEnd') },
  }
  return { locale, t, marks, review, isBuilt }
}

/**
 * A day, with the time where there is one: `22 novembre 2026, 9 h 00`, as the clock showed it there.
 *
 * @param date of a commit, with its time zone
 */
export function formatDate(date: string, locale: Locale): string {
  const [day = '', time = ''] = date.split('T')
  const clock = new Intl.DateTimeFormat(languages[locale].tag, { timeStyle: 'short', timeZone: 'UTC' })
  // French hours have no zero before them, though browsers' lists of formats say so.
  const shown = clock.format(new Date(`1970-01-01T${time.slice(0, 8)}Z`)).replace(/^0(?=\d)/, '')
  return `${formatDay(day, locale)}, ${shown}`
}

/** The name of a language in another: `anglais`. */
export function nameOfLanguage(named: Locale, locale: Locale): string {
  return new Intl.DisplayNames(languages[locale].tag, { type: 'language' }).of(named) ?? named
}
