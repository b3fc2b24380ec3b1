import type { Thing } from 'schema-dts'
import type { PageContextServer } from 'vike/types'
import type { Crumb } from './breadcrumbs.ts'
import type { Picture } from './entry.ts'
import { translationOf } from './texts.ts'
import type { Namespace } from './translation.ts'

/** What a page says of itself to search engines and to whoever shares it; `Head.tsx` makes the tags. */
export interface PageMetadata {
  /** At most 60 characters, without the agency's name, which is added where there is room. */
  readonly title: string
  /** One or two sentences, 50 to 155 characters. */
  readonly description: string
  readonly type?: 'website' | 'article' | 'profile'
  /** What the page's drawing shows; it is on the image that the page is shared with. */
  readonly image?: Picture & { readonly alt: string }
  /** The page whose image it is shared with, where that is another one: the first of a list of several pages. */
  readonly imageOfPage?: string
  /** False keeps the page out of search engines. */
  readonly index?: boolean
  /** Days, `YYYY-MM-DD`. */
  readonly published?: string
  readonly updated?: string
  /** What its h1 says, where that is not the title. */
  readonly heading?: string
  /** The pages above one that is below a list, or a policy, but for the home page: what breadcrumbs show. */
  readonly parents?: readonly Crumb[]
  /** What the page is about, for machines; its breadcrumbs are added. */
  readonly structuredData?: readonly Thing[]
  /** Whether the page lists the newest articles: it then names the feeds. */
  readonly listsArticles?: boolean
  /** The address of the same text in Markdown. */
  readonly markdown?: string
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
 * @param more what else the page says of itself; a function of the page where that depends on its language or its data
 */
export function metadataFromStrings<Context extends PageContextServer = PageContextServer>(
  namespace: Namespace,
  more: Partial<PageMetadata> | ((pageContext: Context) => Partial<PageMetadata>) = {},
) {
  return (pageContext: Context): PageMetadata => {
    const { locale } = pageContext
    const t = translationOf(locale).getFixedT(locale, namespace)
    return {
      title: t('metadata.title'),
      description: t('metadata.description'),
      ...(typeof more === 'function' ? more(pageContext) : more),
    }
  }
}
