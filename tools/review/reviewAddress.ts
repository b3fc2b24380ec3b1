import { localizePath } from '../../renderer/addresses.ts'
import type { Locale } from '../../renderer/languages.ts'
import type { ReviewedDocument } from './review.ts'

/** What the review page and the review bar are made of besides HTML: `/review/page.css`, `/review/pictures/…`. */
export const REVIEW_FILES = '/review'

/** The review page in a language: `/fr/review`. */
export function reviewAddress(locale: Locale): string {
  return localizePath(REVIEW_FILES, locale)
}

/** The part of the review page that a page has: `/fr/review#/fr/about`. */
export function placeOnReview(locale: Locale, pageAddress: string): string {
  return `${reviewAddress(locale)}#${pageAddress}`
}

/** The part of the review page that a document has: `articles/legal-errors`. */
export function idOfDocument({ collection, slug }: Pick<ReviewedDocument, 'collection' | 'slug'>): string {
  return `${collection}/${slug}`
}
