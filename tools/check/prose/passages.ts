import type { Nodes, Parents, PhrasingContent, Root } from 'mdast'
import { CONTINUE, SKIP, visit } from 'unist-util-visit'
import type { z } from 'zod'
import type { Locale } from '../../../renderer/languages.ts'
import { attributesOf, languageOfSide, wordsLanguageOf } from '../../content/body/attributes.ts'
import type { Position } from '../../content/diagnostics.ts'
import type { SpanOf } from '../../content/frontmatter/readYaml.ts'
import { frontmatterTexts } from '../../content/frontmatterTexts.ts'
import { localeOfCode } from '../../content/languageCodes.ts'
import { endOf, startOf, startsOfLines } from '../../content/locate.ts'
import type { StringsFile } from '../../content/stringsFile.ts'
import { OBJECT, type Passage, PassageWriter, type Prose, readPassage } from './passage.ts'

/**
 * Returns the prose of a document's front matter: free texts, but not dates, addresses, document names or enumerated
 * values.
 *
 * @param data the front matter as it is written
 */
export function frontmatterPassages(
  data: unknown,
  schema: z.ZodObject,
  { source, spanOf }: { readonly source: string; readonly spanOf: SpanOf },
): Passage[] {
  const lineStarts = startsOfLines(source)
  const offsetOf = ({ line, column }: Position) => (lineStarts[line - 1] ?? 0) + column - 1
  return frontmatterTexts(data, schema)
    .flatMap(({ path }) => spanOf(path) ?? [])
    .map(({ from, to }) => ({ from: offsetOf(from), to: offsetOf(to) }))
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => {
      // The opening quote, or the header of a block scalar.
      const [mark = ''] = /^(?:['"]|[|>].*\n *)?/.exec(source.slice(from, to)) ?? []
      return readPassage(source, from + mark.length, /^['"]/.test(mark) ? to - 1 : to)
    })
}

/**
 * Returns the prose of a document's body: paragraphs, headings, cells, descriptions and captions of pictures, and texts
 * of components, but not code or addresses. Of a comparison, only texts in the document's language are included. Words
 * marked as another language are passages of their own, and a single `OBJECT` in the sentence around them.
 *
 * @param tree the whole file, parsed
 */
export function bodyPassages(tree: Root, source: string, locale: Locale): Passage[] {
  const passages: Passage[] = []
  // The parser gives no position for a text in quotes or brackets.
  const addQuoted = (node: Nodes, text: string | null | undefined) => {
    const from = startOf(node) + source.slice(startOf(node), endOf(node)).indexOf(text || '\0')
    if (text && from >= startOf(node)) passages.push(readPassage(source, from, from + text.length))
  }
  visit(tree, (node, index, parent) => {
    const language = index === undefined || parent === undefined ? undefined : languageOfSide(parent, index)
    if (language !== undefined && localeOfCode(language) !== locale) return SKIP
    if (node.type === 'heading') passages.push({ ...readPhrasing(node, source), isHeading: true, isAlone: true })
    if (node.type === 'tableCell') passages.push({ ...readPhrasing(node, source), isAlone: true })
    if (node.type === 'paragraph') passages.push(readPhrasing(node, source))
    if (node.type === 'image') addQuoted(node, node.alt)
    if ('title' in node) addQuoted(node, node.title)
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const code = wordsLanguageOf(node)
      if (code !== undefined) passages.push({ ...readPhrasing(node, source), language: code })
      for (const { value, rule } of attributesOf(node)) if (rule.holds === 'text') addQuoted(node, value)
    }
    return CONTINUE
  })
  return passages.filter(({ text }) => text !== '')
}

function readPhrasing(node: Parents, source: string): Passage {
  const writer = new PassageWriter(source)
  const read = (child: PhrasingContent, isItalic: boolean): void => {
    if (child.type === 'text') writer.addText(startOf(child), endOf(child), isItalic)
    else if (child.type === 'break') writer.add('\n', startOf(child))
    else if (child.type !== 'footnoteReference') {
      // Words of another language are a passage of their own.
      if ('children' in child && wordsLanguageOf(child) === undefined && !isAddress(child)) {
        for (const part of child.children) read(part, isItalic || child.type === 'emphasis')
      } else writer.add(OBJECT, startOf(child))
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

/** Returns whether a link is `<https://…>`, or a bare address that the parser turned into a link. */
function isAddress(node: PhrasingContent): boolean {
  if (node.type !== 'link') return false
  const [child, ...others] = node.children
  return !child || (others.length === 0 && child.type === 'text' && node.url.endsWith(child.value))
}

/** Addresses and document names, which no visitor reads. */
const NOT_PROSE = /^(?:\/\S*|[a-z0-9]+(?:-[a-z0-9]+)+)$/

/** Returns the prose of files of interface texts. */
export function textsProse(files: readonly StringsFile[]): readonly Prose[] {
  return files.map(({ file, locale, source, texts }) => {
    const prose = texts.filter(({ value }) => !NOT_PROSE.test(value))
    return { file, locale, source, passages: prose.map(({ from, to }) => readPassage(source, from + 1, to - 1)) }
  })
}
