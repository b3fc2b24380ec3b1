import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { localizePath } from '../../renderer/addresses.ts'
import { locales, type Locale } from '../../renderer/languages.ts'
import { themeColor } from '../../renderer/themeColor.ts'
import { today } from '../../renderer/today.ts'
import { siteConfig } from '../../site.config.ts'
import { readText, type Texts } from '../content/texts.ts'
import { SITEMAP_FILE } from './sitemap.ts'

export const SECURITY_FILE = '.well-known/security.txt'

/** Returns the manifest of a language: the name and icons of the site on a home screen. https://www.w3.org/TR/appmanifest/ */
export function manifest(texts: Texts, locale: Locale): string {
  const { light } = themeColor('paper')
  return JSON.stringify({
    name: readText(texts, locale, 'common:site.title'),
    short_name: siteConfig.name,
    description: readText(texts, locale, 'common:site.description'),
    lang: locale,
    start_url: localizePath('/', locale),
    display: 'browser',
    background_color: light,
    theme_color: light,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  })
}

/**
 * Returns the rules for crawlers, https://www.rfc-editor.org/rfc/rfc9309. Previews say noindex on each page, which crawlers must
 * be able to read, and have no sitemap.
 */
export function robots(): string {
  return `User-agent: *\nAllow: /\n${siteConfig.isListed ? `\nSitemap: ${absoluteUrl(`/${SITEMAP_FILE}`)}\n` : ''}`
}

/** Returns the contact for security reports, https://www.rfc-editor.org/info/rfc9116: valid for a year from the day of the build. */
export function securityTxt(): string {
  const expires = new Date(today())
  expires.setUTCFullYear(expires.getUTCFullYear() + 1)
  return `Contact: mailto:${siteConfig.email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${locales.join(', ')}
Canonical: ${absoluteUrl(`/${SECURITY_FILE}`)}
`
}
