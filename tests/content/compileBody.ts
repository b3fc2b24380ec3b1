import type { Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import type { Locale } from '../../renderer/languages.ts'
import { footnoteOptions, prepareBody, shapeBody } from '../../tools/markdown/compileBody.ts'

/** The page of a document without pictures and videos, as HTML's tree with components in it. */
export function compileBody(tree: MarkdownRoot, locale: Locale, file = 'x.mdx'): Root {
  prepareBody(tree, locale)
  const html = toHast(tree, {
    ...footnoteOptions('Notes', 'Retour'),
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
  })
  if (html.type !== 'root') throw new Error(`${file} became ${html.type}, not a tree.`)
  const keep = <Value>(value: Value): Value => value
  const videoOf = () => {
    throw new Error(`${file} has a video.`)
  }
  shapeBody(html, { file, locale, pictures: new Map(), videoOf, place: keep, addressOf: keep })
  return html
}
