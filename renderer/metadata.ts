import type { Thing } from 'schema-dts'
import type { PageContextServer } from 'vike/types'
import type { Entry, Picture } from './entry.ts'
import { translationOf } from './texts.ts'
import type { Namespace } from './translation.ts'

/** A page above another one. */
export interface Crumb {
  readonly title: string
  /** Without language prefix. */
  readonly path: string
}

/** The metadata of a page, for search engines and sharing; `Head.tsx` makes the tags. */
export interface PageMetadata {
  /** At most 60 characters, without the agency's name, which is added where it fits. */
  readonly title: string
  /** One or two sentences, 50 to 155 characters. */
  readonly description: string
  readonly type?: 'website' | 'article' | 'profile'
  /** The description of the page's drawing, which is on its Open Graph image. */
  readonly image?: Picture & { readonly alt: string }
  /** The page whose Open Graph image it uses, if not its own: the first of a paginated list. */
  readonly imageOfPage?: string
  /** False hides the page from search engines. */
  readonly index?: boolean
  /** Days, `YYYY-MM-DD`. */
  readonly published?: string
  readonly updated?: string
  /** The text of its h1, if it is not the title. */
  readonly heading?: string
  /** The parents of the page, without the home page, for breadcrumbs. */
  readonly parents?: readonly Crumb[]
  /** Structured data; that of its breadcrumbs is added. */
  readonly structuredData?: readonly Thing[]
  /** True if the page lists the latest articles: it then links to the feed. */
  readonly listsArticles?: boolean
}

/** Returns the page's own metadata. */
export function metadataOf(pageContext: PageContextServer): PageMetadata {
  const { metadata } = pageContext.config
  if (!metadata) {
    throw new Error(`The page ${pageContext.urlOriginal} has no metadata. Add +metadata.ts beside its +Page.tsx.`)
  }
  return metadata(pageContext)
}

/**
 * Returns the metadata of a page whose texts are all in one file of strings, under `metadata`.
 *
 * @param namespace the file: `home` for content/<language>/strings/home.json
 * @param more further metadata; a function of the page if it depends on its language or data
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

/** Returns the metadata of a document's page that its front matter has, in the words of every collection. */
export function metadataOfDocument({ frontmatter, images: { image } }: Entry) {
  const { description } = frontmatter
  return { description, ...(image && 'imageAlt' in frontmatter && { image: { ...image, alt: frontmatter.imageAlt } }) }
}

/** Returns the ancestors of a page, from the home page down; none for pages without parents in their metadata. */
export function breadcrumbsOf(pageContext: PageContextServer): readonly Crumb[] {
  const { parents } = metadataOf(pageContext)
  if (!parents) return []
  return [{ title: translationOf(pageContext.locale).t('common:navigation.home'), path: '/' }, ...parents]
}
