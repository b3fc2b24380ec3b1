import type { Nodes } from 'mdast'
import type { Locale } from '../../renderer/languages.ts'
import { OBJECT, typesetParts } from '../../renderer/typography.ts'

/** A node of Markdown's tree or of HTML's, as far as typography looks at it. */
interface Node {
  readonly type: string
  readonly tagName?: string
  readonly value?: unknown
  readonly position?: Nodes['position']
  readonly children?: readonly Node[]
}

/** What stands in a line of text without ending it, in either tree. */
const INLINE: ReadonlySet<string> = new Set([
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'a',
  'em',
  'del',
  'span',
  'label',
])
/** What is no text: `"` on both sides of it are a pair all the same. */
const OBJECTS: ReadonlySet<string> = new Set([
  'inlineCode',
  'image',
  'imageReference',
  'mdxTextExpression',
  'code',
  'img',
])
/** What a sentence goes on over as if it were not there: a footnote's mark, a box to tick. */
const ASIDE: ReadonlySet<string> = new Set(['footnoteReference', 'sup', 'input'])
const NOT_PROSE: ReadonlySet<string> = new Set(['code', 'pre', 'yaml', 'html'])

/**
 * Sets the texts of a document as its language is printed, code excepted; each paragraph, heading or cell as a whole, so
 * that it does not matter where bold words, links and code begin in it.
 *
 * @param tree Markdown's or HTML's
 * @param textOf what a text says; where it is to be replaced in the source, how it is written there
 * @returns what each text node becomes
 */
export function typesetTree(
  tree: Node,
  locale: Locale,
  textOf: (node: Node) => string = ({ value }) => String(value),
): ReadonlyMap<object, string> {
  const printed = new Map<object, string>()
  let line: Array<{ readonly node?: Node; readonly text: string }> = []
  const endLine = () => {
    if (line.some(({ node }) => node)) {
      const parts = typesetParts(
        line.map(({ text }) => text),
        locale,
      )
      for (const [index, { node }] of line.entries()) if (node) printed.set(node, parts[index] ?? '')
    }
    line = []
  }
  const read = (node: Node): void => {
    const name = node.tagName ?? node.type
    if (node.type === 'text') line.push({ node, text: textOf(node) })
    else if (name === 'break' || name === 'br') line.push({ text: '\n' })
    else if (OBJECTS.has(name) && node.type !== 'code') line.push({ text: OBJECT })
    else if (INLINE.has(name)) node.children?.forEach(read)
    else if (!ASIDE.has(name)) {
      endLine()
      if (!NOT_PROSE.has(name)) node.children?.forEach(read)
      endLine()
    }
  }
  read(tree)
  return printed
}
