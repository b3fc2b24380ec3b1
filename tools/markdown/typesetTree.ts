import type { Nodes } from 'mdast'
import type { Locale } from '../../renderer/languages.ts'
import { OBJECT, typesetParts } from '../../renderer/typography.ts'
import { languageOfSide, wordsLanguageOf } from '../content/body/attributes.ts'
import { localeOfCode } from '../content/languageCodes.ts'

/** A node of a Markdown or HTML tree, with the properties that typography depends on. */
interface Node {
  readonly type: string
  readonly tagName?: string
  readonly value?: unknown
  readonly position?: Nodes['position']
  readonly children?: readonly Node[]
  /** Of HTML elements. */
  readonly properties?: { readonly lang?: unknown }
  /** Of components. */
  readonly name?: unknown
  readonly attributes?: unknown
}

/** Inline elements, which do not end a line of text, in both kinds of trees. */
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
/** Inline objects that are not text: `"` before and after one are still a pair. */
const OBJECTS: ReadonlySet<string> = new Set(['inlineCode', 'image', 'imageReference', 'code', 'img'])
/** Elements that a sentence continues across: a footnote reference, a checkbox. */
const ASIDE: ReadonlySet<string> = new Set(['footnoteReference', 'sup', 'input'])
const NOT_PROSE: ReadonlySet<string> = new Set(['code', 'pre', 'yaml'])

/**
 * Applies the typography of a document's language to its texts, except for code. A paragraph, heading or cell is typeset as a
 * whole, wherever bold words, links and code begin in it. Text in another language gets that language's typography, or stays
 * unchanged if the site does not have it.
 *
 * @param tree the Markdown or HTML tree
 * @param textOf returns the text of a node; in a source to be edited, as it is written there
 * @returns the new text of each text node
 */
export function typesetTree(
  tree: Node,
  locale: Locale,
  textOf: (node: Node) => string = ({ value }) => String(value),
): ReadonlyMap<object, string> {
  const printed = new Map<object, string>()
  let language: Locale | undefined = locale
  let line: Array<{ readonly node?: Node; readonly text: string }> = []
  const endLine = () => {
    if (language && line.some(({ node }) => node)) {
      const parts = typesetParts(
        line.map(({ text }) => text),
        language,
      )
      for (const [index, { node }] of line.entries()) if (node) printed.set(node, parts[index] ?? '')
    }
    line = []
  }
  const read = (node: Node): void => {
    const name = node.tagName ?? node.type
    if (node.type === 'text') line.push({ node, text: textOf(node) })
    else if (wordsLanguageOf(node) !== undefined) readWords(node)
    else if (name === 'break' || name === 'br') line.push({ text: '\n' })
    else if (OBJECTS.has(name) && node.type !== 'code') line.push({ text: OBJECT })
    else if (INLINE.has(name)) node.children?.forEach(read)
    else if (!ASIDE.has(name)) {
      endLine()
      const outer = language
      if (!NOT_PROSE.has(name)) {
        for (const [index, child] of (node.children ?? []).entries()) {
          const code = languageOf(child, index, node)
          if (code !== undefined) language = localeOfCode(code)
          read(child)
          if (code !== undefined) endLine()
          language = outer
        }
      }
      endLine()
    }
  }
  /** Typesets words of another language separately; to the sentence around them they count as one character. */
  const readWords = (node: Node): void => {
    const [outerLanguage, outerLine] = [language, line]
    language = localeOfCode(wordsLanguageOf(node) ?? '')
    line = []
    node.children?.forEach(read)
    endLine()
    language = outerLanguage
    line = [...outerLine, { text: OBJECT }]
  }
  read(tree)
  return printed
}

/** Returns the language of a block (its `lang`, in HTML) or of a text of a comparison (in Markdown). */
function languageOf({ properties }: Node, index: number, parent: Node): string | undefined {
  if (typeof properties?.lang === 'string') return properties.lang
  return languageOfSide(parent, index)
}
