import { collections, isCollectionName } from '../../content/collections.ts'
import { findEntry, listTranslations } from '../../renderer/content.ts'
import type { TranslatedDocument } from '../../renderer/documentTranslations.ts'
import { forEachLocale, type Locale } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'

export type Data = ReturnType<typeof data>

/** A document, and the page of each version; missing or invalid versions have none. */
export type ListedDocument = TranslatedDocument & { readonly isShown: Readonly<Record<Locale, boolean>> }

export function data() {
  const all = listTranslations()
  return {
    hasEditor: import.meta.env.DEV || siteConfig.repository !== '',
    collections: Object.keys(collections)
      .filter(isCollectionName)
      .map((name) => ({
        name,
        documents: all.filter(({ collection }) => collection === name).map(withPages),
      }))
      .filter(({ documents }) => documents.length > 0),
    upToDate: forEachLocale((locale) => ({
      number: all.filter(({ versions }) => ['original', 'current'].includes(versions[locale].state)).length,
      total: all.length,
    })),
  }
}

function withPages(document: TranslatedDocument): ListedDocument {
  const { collection, slug } = document
  return { ...document, isShown: forEachLocale((locale) => findEntry(collection, slug, locale)?.locale === locale) }
}
