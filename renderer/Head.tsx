import type { ReactNode } from 'react'
import type { PageContextServer } from 'vike/types'
import { siteConfig } from '../site.config.ts'
import { absoluteUrl } from './absoluteUrl.ts'
import { localizePath } from './addresses.ts'
import { breadcrumbsOf } from './breadcrumbs.ts'
import { openGraphImageAddress, openGraphImageSize } from './fileAddresses.ts'
import { contentLocaleOfPath } from './content.ts'
import { defaultLocale, languages, locales, type Locale } from './languages.ts'
import { translationsOfPage } from './localesOfPage.ts'
import { metadataOf, type PageMetadata } from './metadata.ts'
import { breadcrumbList } from './structuredData/breadcrumbList.ts'
import { StructuredData } from './structuredData/StructuredData.tsx'
import { translationOf } from './texts.ts'
import { themeColors } from './themeColors.ts'

/** Everything in `<head>` but what the bundler adds: made here for all pages, pages only say what they are. */
export function Head({ pageContext, children }: { pageContext: PageContextServer; children?: ReactNode }) {
  const { locale, rendering, is404 } = pageContext
  const path = pageContext.urlLogical
  const metadata = metadataOf(pageContext)
  const title = path === '/' ? metadata.title : withAgencyName(metadata.title)
  const isIndexed = metadata.index !== false && !is404 && !siteConfig.isPreview
  const contentLocale = contentLocaleOfPath(path, locale)
  const url = absoluteUrl(rendering === 'languageRedirect' ? path : localizePath(path, contentLocale))
  const shared = imageOf(pageContext, metadata)
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
      {metadata.listsArticles && <FeedLinks locale={locale} />}
      {metadata.markdown && <link rel="alternate" type="text/markdown" href={metadata.markdown} />}
      <meta property="og:title" content={metadata.title} />
      <meta property="og:description" content={metadata.description} />
      <meta property="og:type" content={metadata.type ?? 'website'} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={siteConfig.name} />
      <meta property="og:locale" content={openGraphLocale(contentLocale)} />
      {translationsOfPage(pageContext)
        .filter((other) => other !== contentLocale)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
        ))}
      <meta property="og:image" content={shared.url} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(openGraphImageSize.width)} />
      <meta property="og:image:height" content={String(openGraphImageSize.height)} />
      <meta property="og:image:alt" content={shared.alt} />
      {metadata.published && <meta property="article:published_time" content={metadata.published} />}
      {metadata.updated && <meta property="article:modified_time" content={metadata.updated} />}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={`/${locale}/manifest.webmanifest`} />
      {/* A language redirect is left at once; but search engines take the name of the site from the very first page. */}
      {(rendering === 'page' || path === '/') && <StructuredData things={things} />}
      {children}
    </head>
  )
}

/** Search results show about 60 characters of a title: the agency's name stands after one that leaves room for it. */
function withAgencyName(title: string): string {
  const whole = `${title} | ${siteConfig.name}`
  return whole.length <= 60 ? whole : title
}

/**
 * The image that a page is shared with, drawn by `tools/paper`, and what it shows: its title, and what is drawn.
 * Pages that nobody is to find have that of the home page.
 */
function imageOf(pageContext: PageContextServer, { title, image, index, imageOfPage: other }: PageMetadata) {
  const { locale, urlLogical, is404 } = pageContext
  const path = other ?? urlLogical
  if (is404 || index === false) {
    return { url: absoluteUrl(openGraphImageAddress('/', locale)), alt: siteConfig.name }
  }
  const [written = defaultLocale] = translationsOfPage(pageContext).includes(locale)
    ? [locale]
    : translationsOfPage(pageContext)
  const drawn = image?.alt ?? translationOf(locale).t('common:site.tagline')
  return { url: absoluteUrl(openGraphImageAddress(path, written)), alt: `${title} – ${drawn}` }
}

/** Where readers of a language may subscribe: tools/site/feeds.ts makes both files. */
function FeedLinks({ locale }: { locale: Locale }) {
  return (
    <>
      <link rel="alternate" type="application/atom+xml" href={`/${locale}/feed.xml`} />
      <link rel="alternate" type="application/feed+json" href={`/${locale}/feed.json`} />
    </>
  )
}

/**
 * hreflang: each version names itself and all others, and the language redirect as x-default.
 * A page shown in French for want of a translation is not a version.
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
      <link
        rel="alternate"
        hrefLang="x-default"
        href={absoluteUrl(
          pageContext.config.hasLanguageRedirect === false
            ? localizePath(path, translations[0] ?? defaultLocale)
            : path,
        )}
      />
    </>
  )
}

/** https://ogp.me/#optional */
function openGraphLocale(locale: Locale): string {
  return languages[locale].tag.replace('-', '_')
}
