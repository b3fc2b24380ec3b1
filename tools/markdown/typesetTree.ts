import type { Nodes } from 'mdast'
import type { Locale } from '../../renderer/languages.ts'
import { OBJECT, typesetParts } from '../../renderer/typography.ts'
import { languageOfSide, wordsLanguageOf } from '../check/body/attributes.ts'
import { localeOfCode } from '../content/languageCodes.ts'

/** A node of Markdown's tree or of HTML's, as far as typography looks at it. */
interface Node {
  readonly type: string
  readonly tagName?: string
  readonly value?: unknown
  readonly position?: Nodes['position']
  readonly children?: readonly Node[]
  /** Of HTML's elements. */
  readonly properties?: { readonly lang?: unknown }
  /** Of components. */
  readonly name?: unknown
  readonly attributes?: unknown
}

/** Inline elements, which do not end a line of text, in either tree. */
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
/** Inline objects that are not text: `"` on both sides of one are a pair all the same. */
const OBJECTS: ReadonlySet<string> = new Set([
  'inlineCode',
  'image',
  'imageReference',
  'mdxTextExpression',
  'code',
  'img',
])
/** Elements that a sentence continues across: a footnote reference, a checkbox. */
const ASIDE: ReadonlySet<string> = new Set(['footnoteReference', 'sup', 'input'])
const NOT_PROSE: ReadonlySet<string> = new Set(['code', 'pre', 'yaml', 'html'])

/**
 * Sets the texts of a document as its language is printed, code excepted; each paragraph, heading or cell as a whole, so
 * that it does not matter where bold words, links and code begin in it. What is in another language is set as that one is,
 * or left as it is written where its typography is not known.
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
  /** Words of another language are set by themselves; for the sentence around they are as good as one sign. */
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

/** The language that a block is marked with, in HTML, or that a text of a comparison is in, in Markdown. */
function languageOf({ properties }: Node, index: number, parent: Node): string | undefined {
  if (typeof properties?.lang === 'string') return properties.lang
  return languageOfSide(parent, index)
}
