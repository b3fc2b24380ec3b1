import { localizePath } from '../../renderer/addresses.ts'
import type { Locale } from '../../renderer/languages.ts'
import { themeColors } from '../../renderer/themeColors.ts'
import { siteConfig } from '../../site.config.ts'
import { readText } from '../content/texts.ts'
import type { SiteFile } from './siteFile.ts'

/** What a browser calls the site, and shows of it, on a home screen: https://www.w3.org/TR/appmanifest/ */
export function manifest(root: string, locale: Locale): SiteFile {
  return {
    fileName: `${locale}/manifest.webmanifest`,
    type: 'application/manifest+json',
    write: () =>
      JSON.stringify({
        name: readText(root, locale, 'common:site.title'),
        short_name: siteConfig.name,
        description: readText(root, locale, 'common:site.description'),
        lang: locale,
        start_url: localizePath('/', locale),
        display: 'browser',
        background_color: themeColors.light,
        theme_color: themeColors.light,
        icons: [
          { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
          { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
          { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
        ],
      }),
  }
}
