import type { Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import type { Locale } from '../../renderer/languages.ts'
import { footnoteOptions, prepareBody, shapeBody } from '../../tools/markdown/compileBody.ts'

/** The page of a document without pictures, as HTML's tree with components in it. */
export function compileBody(tree: MarkdownRoot, locale: Locale, file = 'x.mdx'): Root {
  prepareBody(tree, locale)
  const html = toHast(tree, {
    ...footnoteOptions('Notes', 'Retour'),
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
  })
  if (html.type !== 'root') throw new Error(`${file} became ${html.type}, not a tree.`)
  shapeBody(html, { file, locale, pictures: new Map(), place: (picture) => picture })
  return html
}
