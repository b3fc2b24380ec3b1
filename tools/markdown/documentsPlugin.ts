import { join } from 'node:path'
import mdx from '@mdx-js/rollup'
import type { PluginOption } from 'vite'
import { type Locale, locales } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { mediaAddress } from '../pictures/media.ts'
import { documentOptions } from './documentOptions.ts'

/**
 * Returns plugins that compile documents to modules: one MDX instance per language, with its typography and footnote
 * labels.
 *
 * @param root the project's root
 * @param isBuild whether to use addresses of the built site; in development, Vite serves media from their folders
 */
export function documentsPlugin(root: string, isBuild: boolean): PluginOption {
  const addressOf = (file: string) => (isBuild ? mediaAddress(root, file) : file)
  return locales.map((locale) => ({
    ...mdx({
      include: documentsIn(root, locale),
      ...documentOptions({ root, locale, addressOf, isForVisitors: isBuild && !siteConfig.isPreview }),
    }),
    name: `site:documents-${locale}`,
    enforce: 'pre' as const,
  }))
}

/** A pattern for the documents of a language. The folder's name is not part of the pattern: it may have parentheses. */
function documentsIn(root: string, locale: Locale): RegExp {
  const folder = join(root, 'content', locale).replaceAll('\\', '/')
  return new RegExp(`^${folder.replaceAll(/[$()*+.?[\]^{|}]/g, String.raw`\$&`)}/[^/]+/[^/]+\\.mdx$`)
}
