import { join } from 'node:path'
import { evaluate } from '@mdx-js/mdx'
import type { DocumentBody } from '../../renderer/documents.ts'
import { type DocumentContext, documentOptions } from './documentOptions.ts'

/**
 * What a piece of Markdown shows that is no document: an example of components/mdx/registry.ts.
 *
 * @param markdown as it would stand in an article
 * @throws VFileMessage where it is not in order
 */
export async function compileExample(markdown: string, context: DocumentContext): Promise<DocumentBody> {
  // Which React it is, for development or for visitors, is known when Vite has begun.
  const { Fragment, jsx, jsxs } = await import('react/jsx-runtime')
  const path = join(context.root, 'content', context.locale, 'articles/example.mdx')
  const example = await evaluate({ value: markdown, path }, { ...documentOptions(context), Fragment, jsx, jsxs })
  return example.default
}
