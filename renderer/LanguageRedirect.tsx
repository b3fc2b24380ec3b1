import type { PageContextServer } from 'vike/types'
import { localizePath } from './addresses.ts'
import { Head } from './Head.tsx'
import { COOKIE_ATTRIBUTES, LANGUAGE_COOKIE } from './languageCookie.ts'
import { LanguageLinks } from './LanguageLinks.tsx'
import { openInLanguage, type LanguageRedirectSettings } from './languageRedirectScript.ts'
import { defaultLocale } from './languages.ts'
import { localesOfPage } from './localesOfPage.ts'
import { metadataOf } from './metadata.ts'

/**
 * The page at an address without language: redirects visitors to their language, and without JavaScript to French. The script
 * is inline, which saves a request on the way to the page.
 */
export function LanguageRedirect({ pageContext }: { pageContext: PageContextServer }) {
  const path = pageContext.urlLogical
  const available = localesOfPage(pageContext)
  const fallback = available[0] ?? defaultLocale
  const settings: LanguageRedirectSettings = {
    cookieName: LANGUAGE_COOKIE,
    cookieAttributes: COOKIE_ATTRIBUTES,
    destinations: Object.fromEntries(available.map((locale) => [locale, localizePath(path, locale)])),
    fallback,
  }
  return (
    <html lang={fallback}>
      <Head pageContext={pageContext}>
        <script dangerouslySetInnerHTML={{ __html: languageRedirectScript(settings) }} />
        <noscript>
          <meta httpEquiv="refresh" content={`0; url=${localizePath(path, fallback)}`} />
        </noscript>
      </Head>
      <body>
        <main>
          <h1>{metadataOf(pageContext).title}</h1>
          <LanguageLinks locales={available} addressOf={(locale) => localizePath(path, locale)} />
        </main>
      </body>
    </html>
  )
}

function languageRedirectScript(settings: LanguageRedirectSettings): string {
  return `(${openInLanguage.toString()})(${JSON.stringify(settings).replaceAll('<', '\\u003c')})`
}
