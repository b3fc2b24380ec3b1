import { join } from 'node:path'
import mdx from '@mdx-js/rollup'
import type { PluginOption } from 'vite'
import { locales } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { mediaAddress } from '../pictures/media.ts'
import { documentOptions } from './documentOptions.ts'

/**
 * Documents as modules, by MDX: an instance for each language, which has typography and words around footnotes of its own.
 *
 * @param root the project's root
 * @param isBuild Vite serves drawings and videos where they are
 */
export function documentsPlugin(root: string, isBuild: boolean): PluginOption {
  const addressOf = (file: string) => (isBuild ? mediaAddress(root, file) : file)
  return locales.map((locale) => ({
    ...mdx({
      include: `${join(root, 'content', locale)}/*/*.mdx`,
      ...documentOptions({ root, locale, addressOf, isForVisitors: isBuild && !siteConfig.isPreview }),
    }),
    name: `site:documents-${locale}`,
    enforce: 'pre' as const,
  }))
}
