import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { fillShownTexts, type ShowableTexts } from '../content/texts/shownTexts.ts'

/** Replaces references to interface texts in a document, such as `$t(prices:page)`, by the texts. */
export function showTexts(tree: Root, texts: ShowableTexts): void {
  const fill = (text: string) => fillShownTexts(text, texts).normalize('NFC')
  visit(tree, (node) => {
    if (node.type === 'yaml' || node.type === 'mdxjsEsm') return
    if ('value' in node) node.value = fill(node.value)
    if ('url' in node) node.url = fill(node.url)
    if ('alt' in node && node.alt) node.alt = fill(node.alt)
    if ('title' in node && node.title) node.title = fill(node.title)
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    for (const attribute of node.attributes) {
      if (typeof attribute.value === 'string') attribute.value = fill(attribute.value)
    }
  })
}
