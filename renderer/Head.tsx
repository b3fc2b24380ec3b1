import type { ReactNode } from 'react'
import type { Graph, Thing } from 'schema-dts'
import type { PageContextServer } from 'vike/types'
import { siteConfig } from '../site.config.ts'
import { absoluteUrl } from './absoluteUrl.ts'
import { localizePath } from './addresses.ts'
import { contentLocaleOfPath } from './content.ts'
import { openGraphImageAddress, openGraphImageSize } from './fileAddresses.ts'
import { languages, locales, type Locale } from './languages.ts'
import { translationsOfPage } from './localesOfPage.ts'
import { breadcrumbsOf, metadataOf, type PageMetadata } from './metadata.ts'
import { breadcrumbList } from './structuredData.ts'
import { translationOf } from './texts.ts'
import { themeColor } from './themeColor.ts'

/** Everything in `<head>` except what the bundler adds, from the metadata of the page. */
export function Head({ pageContext, children }: { pageContext: PageContextServer; children?: ReactNode }) {
  const { locale, rendering, is404 } = pageContext
  const path = pageContext.urlLogical
  const metadata = metadataOf(pageContext)
  const title = path === '/' ? metadata.title : withAgencyName(metadata.title)
  const isIndexed = metadata.index !== false && !is404 && siteConfig.isListed
  const contentLocale = contentLocaleOfPath(path, locale)
  const url = absoluteUrl(rendering === 'languageRedirect' ? path : localizePath(path, contentLocale))
  const shared = imageOf(pageContext, metadata, contentLocale)
  const crumbs = breadcrumbsOf(pageContext)
  const things = [
    ...(metadata.structuredData ?? []),
    ...(crumbs.length > 0 ? [breadcrumbList(crumbs, metadata.heading ?? metadata.title, locale)] : []),
  ]

  return (
    <head>
      <meta charSet="utf-8" />
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={metadata.description} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="robots" content={isIndexed ? 'index,follow' : 'noindex'} />
      {!is404 && <link rel="canonical" href={url} />}
      {isIndexed && <Alternates pageContext={pageContext} path={path} />}
      {metadata.listsArticles && <link rel="alternate" type="application/atom+xml" href={`/${locale}/feed.xml`} />}
      <meta property="og:title" content={metadata.title} />
      <meta property="og:description" content={metadata.description} />
      <meta property="og:type" content={metadata.type ?? 'website'} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={siteConfig.name} />
      <meta property="og:locale" content={openGraphLocale(contentLocale)} />
      <meta property="og:image" content={shared.url} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(openGraphImageSize.width)} />
      <meta property="og:image:height" content={String(openGraphImageSize.height)} />
      <meta property="og:image:alt" content={shared.alt} />
      {metadata.published && <meta property="article:published_time" content={metadata.published} />}
      {metadata.updated && <meta property="article:modified_time" content={metadata.updated} />}
      <meta name="theme-color" content={themeColor('paper').light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColor('paper').dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={`/${locale}/manifest.webmanifest`} />
      {/* Language redirects need it too: search engines read the site's name from the root page. */}
      {(rendering === 'page' || path === '/') && <StructuredData things={things} />}
      {children}
    </head>
  )
}

/** Search results show about 60 characters of a title: the agency's name is only added where it fits. */
function withAgencyName(title: string): string {
  const whole = `${title} | ${siteConfig.name}`
  return whole.length <= 60 ? whole : title
}

/**
 * Returns the Open Graph image of a page, drawn by `tools/paper`, and its alternative text: the page's title and a description
 * of the drawing. Pages hidden from search engines use that of the home page.
 */
function imageOf(
  { locale, urlLogical, is404 }: PageContextServer,
  { title, image, index, imageOfPage = urlLogical }: PageMetadata,
  contentLocale: Locale,
) {
  if (is404 || index === false) {
    return { url: absoluteUrl(openGraphImageAddress('/', locale)), alt: siteConfig.name }
  }
  const drawn = image?.alt ?? translationOf(locale).t('common:site.tagline')
  return { url: absoluteUrl(openGraphImageAddress(imageOfPage, contentLocale)), alt: `${title} – ${drawn}` }
}

/**
 * hreflang links: each version links to itself and all others, and to the language redirect as x-default. A page shown
 * in French because it is not translated is not a version.
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
function Alternates({ pageContext, path }: { pageContext: PageContextServer; path: string }) {
  const translations = translationsOfPage(pageContext)
  if (pageContext.rendering === 'page' && !translations.includes(pageContext.locale)) return null
  return (
    <>
      {locales
        .filter((locale) => translations.includes(locale))
        .map((locale) => (
          <link key={locale} rel="alternate" hrefLang={locale} href={absoluteUrl(localizePath(path, locale))} />
        ))}
      <link rel="alternate" hrefLang="x-default" href={absoluteUrl(path)} />
    </>
  )
}

/** https://ogp.me/#optional */
function openGraphLocale(locale: Locale): string {
  return languages[locale].tag.replace('-', '_')
}

/** Structured data: https://schema.org as JSON-LD. */
function StructuredData({ things }: { readonly things: readonly Thing[] }) {
  const [first] = things
  if (!first) return null
  const context = 'https://schema.org'
  // A single item needs no graph around it: fewer bytes. TypeScript would take seconds to join the types of both.
  const json =
    things.length === 1
      ? JSON.stringify(Object.assign({ '@context': context }, first))
      : JSON.stringify({ '@context': context, '@graph': things } satisfies Graph)
  // It must neither end the script element nor open a comment in it.
  const escaped = json.replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escaped }} />
}
