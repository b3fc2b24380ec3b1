import type { Nodes, Parents, PhrasingContent, Root } from 'mdast'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx'
import { CONTINUE, SKIP, visit } from 'unist-util-visit'
import { findAttributeRule } from '../../../components/mdx/registry.ts'
import type { Locale } from '../../../renderer/languages.ts'
import { localeOfCode } from '../../content/languageCodes.ts'
import { languageOfSide, wordsLanguageOf } from '../../markdown/typesetTree.ts'
import { type Escapes, OBJECT, type Passage, PassageWriter, SHOWN_TEXT } from './passage.ts'

/** What stands for a letter in Markdown, and a line break with what quotations and lists begin their lines with. */
const escapes: Escapes = {
  pattern: new RegExp(
    String.raw`\\[!-/:-@[-\`{-~]|&(?:amp;)?(?:#\d+|#x[\da-f]+|[a-z]+\d*);?|${SHOWN_TEXT}|[ \t]{0,9}\n[ \t>]*`,
    'gi',
  ),
  decode: (escape) => {
    if (escape.startsWith('$')) return OBJECT
    if (escape.startsWith('\\')) return escape.slice(1)
    return escape.startsWith('&') ? (ENTITIES[escape] ?? OBJECT) : '\n'
  },
}

/** Those that writers use, and the one whose end they forget; any other is looked into by nobody. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp': '\u00a0',
  '&nbsp;': '\u00a0',
  '&quot;': '"',
}

/**
 * The prose of a document's body: paragraphs, headings, cells, descriptions and captions of pictures, texts of
 * components. No code, no addresses; of texts that are compared, those in the document's language. Words that are marked
 * as another language's are passages that say so, and one sign in the sentence around.
 *
 * @param tree the whole file, parsed
 */
export function bodyPassages(tree: Root, source: string, locale: Locale): Passage[] {
  const passages: Passage[] = []
  const addQuoted = (node: Nodes, text: string | null | undefined) => {
    const passage = text ? quotedIn(node, text, source) : undefined
    if (passage) passages.push(passage)
  }
  visit(tree, (node, index, parent) => {
    const language = index === undefined || parent === undefined ? undefined : languageOfSide(parent, index)
    if (language !== undefined && localeOfCode(language) !== locale) return SKIP
    switch (node.type) {
      case 'heading':
        passages.push({ ...readPhrasing(node, source), isHeading: true })
        break
      case 'paragraph':
      case 'tableCell':
        passages.push(readPhrasing(node, source))
        break
      case 'image':
        addQuoted(node, node.alt)
        addQuoted(node, node.title)
        break
      case 'link':
      case 'definition':
        addQuoted(node, node.title)
        break
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const code = wordsLanguageOf(node)
        if (code !== undefined) passages.push({ ...readPhrasing(node, source), language: code })
        for (const attribute of node.attributes) {
          if (typeof attribute.value === 'string' && isText(node.name, attribute)) addQuoted(node, attribute.value)
        }
        break
      }
      default:
    }
    return CONTINUE
  })
  return passages.filter(({ text }) => text !== '')
}

/** Addresses, languages and names of files are no prose. */
function isText(component: string | null, attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): boolean {
  return attribute.type === 'mdxJsxAttribute' && findAttributeRule(component, attribute.name)?.holds === 'text'
}

function readPhrasing(node: Parents, source: string): Passage {
  const writer = new PassageWriter()
  const read = (child: PhrasingContent, isItalic: boolean): void => {
    const { start, end } = child.position ?? {}
    const offset = start?.offset ?? 0
    switch (child.type) {
      case 'text':
        writer.addEscaped(source.slice(offset, end?.offset), offset, escapes, { isItalic })
        break
      case 'break':
        writer.add('\n', offset)
        break
      case 'footnoteReference':
        break
      case 'link':
        if (child.children.length === 0 || isAddress(child.url, child.children)) writer.add(OBJECT, offset)
        else for (const part of child.children) read(part, isItalic)
        break
      case 'emphasis':
        writer.addItalics(offset, end?.offset ?? offset, () => {
          for (const part of child.children) read(part, true)
        })
        break
      default:
        // Words of another language are a passage of their own.
        if ('children' in child && wordsLanguageOf(child) === undefined) {
          for (const part of child.children) read(part, isItalic)
        } else writer.add(OBJECT, offset)
    }
  }
  for (const child of node.children) {
    if (isPhrasing(child)) read(child, false)
  }
  return writer.finish()
}

function isPhrasing(node: Nodes): node is PhrasingContent {
  return !['paragraph', 'list', 'blockquote', 'tableRow'].includes(node.type)
}

/** `<https://…>`, or an address on its own, which is made a link of itself. */
function isAddress(url: string, children: readonly PhrasingContent[]): boolean {
  const [child] = children
  return children.length === 1 && child?.type === 'text' && url.endsWith(child.value)
}

/** A text between quotes or brackets, whose own place the parser does not tell. */
function quotedIn(node: Nodes, text: string, source: string): Passage | undefined {
  const start = node.position?.start.offset ?? 0
  const place = source.slice(start, node.position?.end.offset).indexOf(text)
  if (place < 0) return undefined
  const writer = new PassageWriter()
  writer.add(text, start + place)
  return writer.finish()
}
