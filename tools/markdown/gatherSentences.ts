import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { isInlineComponent } from '../../components/mdx/registry.ts'

const WORDS = new Set(['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'break'])

/**
 * Puts words that MDX has taken out of their paragraph back into it: a paragraph in which there is nothing but components
 * is none to MDX, and `<Lang code="en">words</Lang>` is one all the same.
 *
 * https://mdxjs.com/docs/what-is-mdx/#interleaving
 */
export function gatherSentences(tree: Root): void {
  visit(tree, (node) => {
    if (!('children' in node) || !node.children.some(isTakenOut)) return
    const gathered: RootContent[] = []
    for (const child of node.children as RootContent[]) {
      const last = gathered.at(-1)
      if (!isTakenOut(child)) gathered.push(child)
      else if (last?.type === 'paragraph' && follows(last, child)) last.children.push(space(), asWords(child))
      else gathered.push({ type: 'paragraph', children: [asWords(child)], ...positionOf(child) })
    }
    Object.assign(node, { children: gathered })
  })
}

function isTakenOut(node: RootContent): node is MdxJsxFlowElement {
  return (
    node.type === 'mdxJsxFlowElement' &&
    isInlineComponent(node.name) &&
    node.children.length > 0 &&
    node.children.every(({ type }) => WORDS.has(type))
  )
}

/** Whether no empty line is between them: what was written as one paragraph. */
function follows(paragraph: Paragraph, { position }: MdxJsxFlowElement): boolean {
  const end = paragraph.children.at(-1)?.position?.end.line ?? 0
  return isComponent(paragraph.children.at(-1)) && (position?.start.line ?? 0) - end <= 1
}

function isComponent(node: PhrasingContent | undefined): boolean {
  return node?.type === 'mdxJsxTextElement'
}

function space(): PhrasingContent {
  return { type: 'text', value: ' ' }
}

function asWords(component: MdxJsxFlowElement): PhrasingContent {
  // As MDX's own parser had made it.
  return Object.assign(component, { type: 'mdxJsxTextElement' }) as unknown as PhrasingContent
}

function positionOf({ position }: MdxJsxFlowElement): Pick<Paragraph, 'position'> {
  return position ? { position } : {}
}
