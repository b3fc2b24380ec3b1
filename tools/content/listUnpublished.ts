import { localizePath } from '../../renderer/addresses.ts'
import type { Entry } from '../../renderer/entry.ts'
import { defaultLocale, locales } from '../../renderer/languages.ts'
import { dateOf } from './publication.ts'
import type { LoadedDocument } from './readDocument.ts'

/** A page that visitors do not see. */
export interface UnpublishedPage {
  readonly address: string
  /** The day of its publication; absent from drafts. */
  readonly day?: string
}

/** Returns the pages of drafts and scheduled documents, including those that show them instead of a translation. */
export function listUnpublished(documents: readonly LoadedDocument[]): UnpublishedPage[] {
  const written = new Set(documents.map(({ entry }) => localizePath(entry.path, entry.locale)))
  const isShownIn = (entry: Entry, address: string) => entry.locale === defaultLocale && !written.has(address)
  return documents.flatMap(({ entry }) => {
    if (entry.publication === 'published') return []
    const day = entry.publication === 'scheduled' ? dateOf(entry.frontmatter) : undefined
    return locales
      .map((locale) => ({ locale, address: localizePath(entry.path, locale) }))
      .filter(({ locale, address }) => locale === entry.locale || isShownIn(entry, address))
      .map(({ address }) => ({ address, ...(day && { day }) }))
  })
}
