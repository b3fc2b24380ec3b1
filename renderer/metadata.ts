import type { PageContextServer } from 'vike/types'
import type { Picture } from './content.ts'
import { translationOf } from './texts.ts'
import type { Namespace } from './translation.ts'

/** What a page says of itself to search engines and to whoever shares it; `Head.tsx` makes the tags. */
export interface PageMetadata {
  /** Without the agency's name, which is added. */
  readonly title: string
  /** One or two sentences, 50 to 180 characters. */
  readonly description: string
  readonly type?: 'website' | 'article' | 'profile'
  readonly image?: Picture & { readonly alt: string }
  /** False keeps the page out of search engines. */
  readonly index?: boolean
  /** Days, `YYYY-MM-DD`. */
  readonly published?: string
  readonly updated?: string
}

/** The page's own metadata. */
export function metadataOf(pageContext: PageContextServer): PageMetadata {
  const { metadata } = pageContext.config
  if (!metadata) {
    throw new Error(
      `The page ${pageContext.urlOriginal} says nothing of itself. Add +metadata.ts beside its +Page.tsx.`,
    )
  }
  return metadata(pageContext)
}

/**
 * The metadata of a page whose texts are all in one file of strings, under `metadata`.
 *
 * @param namespace the file: `home` for content/<language>/strings/home.json
 */
export function metadataFromStrings(namespace: Namespace, more: Partial<PageMetadata> = {}) {
  return ({ locale }: PageContextServer): PageMetadata => {
    const t = translationOf(locale).getFixedT(locale, namespace)
    return { title: t('metadata.title'), description: t('metadata.description'), ...more }
  }
}
