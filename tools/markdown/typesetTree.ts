import type { Nodes, Root, Text } from 'mdast'
import type { Locale } from '../../renderer/languages.ts'
import { OBJECT, typeset, typesetParts } from '../../renderer/typography.ts'
import { attributesOf, languageOfSide, wordsLanguageOf } from '../content/body/attributes.ts'
import { localeOfCode } from '../content/languageCodes.ts'

/** Elements that do not end a line of text. */
const INLINE: ReadonlySet<string> = new Set([
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'mdxJsxTextElement',
])
/** Inline objects that are not text: `"` before and after one are still a pair. */
const OBJECTS: ReadonlySet<string> = new Set(['inlineCode', 'image', 'imageReference'])

/**
 * Applies the typography of a document's language to its texts, except for code. A paragraph, heading or cell is typeset as a
 * whole, wherever bold words, links and code begin in it. Text in another language gets that language's typography, or stays
 * unchanged if the site does not have it.
 */
export function typesetTree(tree: Root, locale: Locale): void {
  let language: Locale | undefined = locale
  let line: Array<{ readonly node?: Text; readonly text: string }> = []
  const endLine = () => {
    if (language && line.some(({ node }) => node)) {
      const parts = typesetParts(
        line.map(({ text }) => text),
        language,
      )
      for (const [index, { node }] of line.entries()) if (node) node.value = parts[index] ?? ''
    }
    line = []
  }
  const read = (node: Nodes): void => {
    typesetAttributes(node, language)
    const words = wordsLanguageOf(node)
    const children = 'children' in node ? node.children : []
    if (node.type === 'text') line.push({ node, text: node.value })
    else if (node.type === 'break') line.push({ text: '\n' })
    else if (words !== undefined) {
      readApart(children, words)
      // To the sentence around them, words of another language count as one character.
      line.push({ text: OBJECT })
    } else if (OBJECTS.has(node.type)) line.push({ text: OBJECT })
    else if (INLINE.has(node.type)) children.forEach(read)
    // A sentence continues after a reference to a footnote.
    else if (node.type !== 'footnoteReference') {
      endLine()
      for (const [index, child] of children.entries()) {
        const code = languageOfSide(node, index)
        if (code === undefined) read(child)
        else readApart([child], code)
      }
      endLine()
    }
  }
  /** Typesets a text in another language. */
  const readApart = (nodes: readonly Nodes[], code: string): void => {
    const outer = { language, line }
    language = localeOfCode(code)
    line = []
    nodes.forEach(read)
    endLine()
    ;({ language, line } = outer)
  }
  read(tree)
}

/** Typesets the texts of a node that are not nodes of their own: those of pictures and components. */
function typesetAttributes(node: Nodes, language: Locale | undefined): void {
  if (!language) return
  if ('alt' in node && node.alt) node.alt = typeset(node.alt, language)
  if (node.type === 'image' && node.title) node.title = typeset(node.title, language)
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
  for (const { attribute, value, rule } of attributesOf(node)) {
    if (rule.holds === 'text') attribute.value = typeset(value, language)
  }
}
