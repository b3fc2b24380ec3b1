import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { localizePath } from '../../renderer/addresses.ts'
import { locales, type Locale } from '../../renderer/languages.ts'
import { themeColor } from '../../renderer/themeColor.ts'
import { today } from '../../renderer/today.ts'
import { siteConfig } from '../../site.config.ts'
import { readText, type Texts } from '../content/texts.ts'
import type { SiteFile } from './siteFile.ts'
import { SITEMAP_FILE } from './sitemap.ts'

const SECURITY_FILE = '.well-known/security.txt'

/** Returns the manifest of a language: the name and icons of the site on a home screen. https://www.w3.org/TR/appmanifest/ */
export function manifest(texts: Texts, locale: Locale): SiteFile {
  return {
    fileName: `${locale}/manifest.webmanifest`,
    type: 'application/manifest+json',
    write: () =>
      JSON.stringify({
        name: readText(texts, locale, 'common:site.title'),
        short_name: siteConfig.name,
        description: readText(texts, locale, 'common:site.description'),
        lang: locale,
        start_url: localizePath('/', locale),
        display: 'browser',
        background_color: themeColor('paper').light,
        theme_color: themeColor('paper').light,
        icons: [
          { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
          { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
          { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
        ],
      }),
  }
}

/**
 * The rules for crawlers, https://www.rfc-editor.org/rfc/rfc9309. Previews say noindex on each page, which crawlers must be
 * able to read, and have no sitemap.
 */
export const robots: SiteFile = {
  fileName: 'robots.txt',
  type: 'text/plain',
  write: () =>
    `User-agent: *\nAllow: /\n${siteConfig.isListed ? `\nSitemap: ${absoluteUrl(`/${SITEMAP_FILE}`)}\n` : ''}`,
}

/** The contact for security reports, https://www.rfc-editor.org/info/rfc9116: valid for a year from the day of the build. */
export const securityTxt: SiteFile = {
  fileName: SECURITY_FILE,
  type: 'text/plain',
  write: () => {
    const [year = 0, month = 1, day = 1] = today().split('-').map(Number)
    const expires = new Date(Date.UTC(year + 1, month - 1, day - 1))
    return [
      `Contact: mailto:${siteConfig.email}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${locales.join(', ')}`,
      `Canonical: ${absoluteUrl(`/${SECURITY_FILE}`)}`,
      '',
    ].join('\n')
  },
}
