import mdx from '@mdx-js/rollup'
import type { PluginOption } from 'vite'
import { locales } from '../../renderer/languages.ts'
import type { Content } from '../content/openContent.ts'
import type { Texts } from '../content/texts.ts'
import { ofBuiltSite, whereTheyAre } from '../pictures/media.ts'
import { documentOptions } from './documentOptions.ts'

interface DocumentsOptions {
  /** The project's root. */
  readonly root: string
  /** The texts that label footnotes. */
  readonly texts: Texts
  /** Returns the content at the moment. */
  readonly content: () => Promise<Content>
  /** Whether they are for the built site, not for development. */
  readonly isBuild: boolean
}

/**
 * Returns plugins that compile documents to modules: one MDX instance per language, with its typography and footnote
 * labels.
 */
export function documentsPlugin({ root, texts, content, isBuild }: DocumentsOptions): PluginOption[] {
  const media = isBuild ? ofBuiltSite(root) : whereTheyAre
  return locales.map((locale) => {
    const { transform, ...plugin } = mdx(documentOptions({ root, texts, content, locale, media }))
    return {
      ...plugin,
      name: `site:documents-${locale}`,
      enforce: 'pre' as const,
      transform: { filter: { id: new RegExp(`/content/${locale}/[^/]+/[^/]+\\.mdx$`) }, handler: transform },
    }
  })
}
