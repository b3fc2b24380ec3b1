import type { Nodes, Parents, PhrasingContent, Root } from 'mdast'
import { CONTINUE, SKIP, visit } from 'unist-util-visit'
import type { Locale } from '../../../renderer/languages.ts'
import { localeOfCode } from '../../content/languageCodes.ts'
import { attributesOf } from '../body/attributes.ts'
import { languageOfSide, wordsLanguageOf } from '../body/attributes.ts'
import { type Escapes, OBJECT, type Passage, PassageWriter, SHOWN_TEXT } from './passage.ts'

/** Escaped letters in Markdown, and line breaks together with the markers of quotations and lists on the next line. */
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

/** Entities that writers use, and one often left without its semicolon; no others are decoded. */
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
        // Addresses, languages and names of files are no prose.
        for (const { value, rule } of attributesOf(node)) if (rule.holds === 'text') addQuoted(node, value)
        break
      }
      default:
    }
    return CONTINUE
  })
  return passages.filter(({ text }) => text !== '')
}

function readPhrasing(node: Parents, source: string): Passage {
  const writer = new PassageWriter()
  const read = (child: PhrasingContent, isItalic: boolean): void => {
    const { start, end } = child.position ?? {}
    const offset = start?.offset ?? 0
    switch (child.type) {
      case 'text':
        writer.addEscaped(source.slice(offset, end?.offset), offset, escapes, isItalic)
        break
      case 'break':
        writer.add('\n', offset)
        break
      case 'footnoteReference':
        break
      default:
        // Words of another language are a passage of their own.
        if ('children' in child && wordsLanguageOf(child) === undefined && !isAddress(child)) {
          for (const part of child.children) read(part, isItalic || child.type === 'emphasis')
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

/** Returns whether a link is `<https://…>`, or an address on its own, which is made a link of itself. */
function isAddress(node: PhrasingContent): boolean {
  if (node.type !== 'link') return false
  const [child, ...others] = node.children
  return !child || (others.length === 0 && child.type === 'text' && node.url.endsWith(child.value))
}

/** Returns a text between quotes or brackets, for which the parser gives no position. */
function quotedIn(node: Nodes, text: string, source: string): Passage | undefined {
  const start = node.position?.start.offset ?? 0
  const place = source.slice(start, node.position?.end.offset).indexOf(text)
  const pieces = [{ index: 0, offset: start + place, length: text.length, isItalic: false }]
  return place < 0 ? undefined : { text, pieces }
}
