import type { Nodes } from 'mdast'
import { CONTINUE, SKIP, visit } from 'unist-util-visit'
import type { z } from 'zod'
import type { Locale } from '../../../renderer/languages.ts'
import { APOSTROPHE_ALIKE, OBJECT } from '../../../renderer/typography.ts'
import { attributesOf, languageOfSide, wordsLanguageOf } from '../../content/body/attributes.ts'
import { MARKUP } from '../../content/body/literalText.ts'
import type { Body } from '../../content/body/rule.ts'
import type { Range } from '../../content/diagnostics.ts'
import type { SplitDocument } from '../../content/frontmatter.ts'
import { frontmatterTexts } from '../../content/frontmatterTexts.ts'
import { localeOfCode } from '../../content/languageCodes.ts'
import { endOf, startOf } from '../../content/locate.ts'
import type { StringsFile } from '../../content/stringsFile.ts'
import { TO_DO } from '../../content/toDo.ts'

/**
 * A unit of text (a paragraph, a heading, a cell, a value) at its place in the file. What is not prose is there, too, as
 * `OBJECT` or, where it has no width, as `MARKUP`.
 */
export interface Passage {
  readonly text: string
  /** The offset in the file of its first character. */
  readonly from: number
  /** Its parts in italics: words of another language, or words mentioned rather than used. */
  readonly italics: readonly Range[]
  readonly isHeading?: boolean
  /** Whether it is no paragraph of the text: a heading, a cell, a value. */
  readonly isAlone?: boolean
  /** The language code that its words are marked with, if it is not the document's. */
  readonly language?: string
}

/** A file with its prose, in reading order. */
export interface Prose {
  /** Path from the project's root. */
  readonly file: string
  readonly locale: Locale
  /** The whole file. */
  readonly source: string
  readonly passages: readonly Passage[]
}

/** Escapes and entities of Markdown, YAML and JSON, insertions of i18next, and what is left to do. */
const NO_PROSE = new RegExp(
  String.raw`\\u[\da-f]{4}|&(?:#\w+|\w+);|\$t\([^()]{0,80}\)?|\{\{.{0,80}?\}\}|${TO_DO.source}`,
  'giu',
)
/** Soft hyphens, joiners and spaces without width, which are no part of a word. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]|\p{Variation_Selector}/gu

function readPassage(text: string, from: number): Passage {
  const prose = text
    .replaceAll(NO_PROSE, (found) => OBJECT.repeat(found.length))
    .replaceAll(/\\[nt]/g, ' \n')
    .replaceAll(/\\(.)/g, `${MARKUP}$1`)
    .replaceAll("''", `’${MARKUP}`)
    .replaceAll(INVISIBLE, (found) => MARKUP.repeat(found.length))
    // Pages show them as apostrophes.
    .replaceAll(APOSTROPHE_ALIKE, '’')
  return { text: prose, from, italics: [], isAlone: true }
}

/**
 * Returns the prose of a document's front matter: free texts, but not dates, addresses, document names or enumerated
 * values.
 *
 * @param written the front matter as it is written
 */
export function frontmatterPassages(
  written: unknown,
  schema: z.ZodObject,
  { source, rangeOf }: { readonly source: string } & Pick<SplitDocument, 'rangeOf'>,
): Passage[] {
  return frontmatterTexts(written, schema)
    .flatMap(({ path }) => rangeOf(path) ?? [])
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => {
      const quote = /["']/.test(source.charAt(from)) ? 1 : 0
      return readPassage(source.slice(from + quote, to - quote), from + quote)
    })
}

/**
 * Returns the prose of a document's body in reading order, with footnotes, table cells, descriptions and captions of
 * pictures, and texts of components, but not code or addresses. Of a comparison, only texts in the document's language are
 * included. Words marked as another language are passages of their own, and `OBJECT` in the sentence around them.
 */
export function bodyPassages({ tree, source, literal, locale }: Body): Passage[] {
  const passages: Passage[] = []
  // The parser gives no position for a text in quotes or brackets.
  const addQuoted = (node: Nodes, text: string | null | undefined) => {
    const from = startOf(node) + source.slice(startOf(node), endOf(node)).indexOf(text || '\0')
    if (text && from >= startOf(node)) passages.push(readPassage(text, from))
  }
  const read = (node: Nodes) => readPhrasing(node, literal)
  visit(tree, (node, index, parent) => {
    const side = index === undefined || parent === undefined ? undefined : languageOfSide(parent, index)
    if (side !== undefined && localeOfCode(side) !== locale) return SKIP
    if (node.type === 'heading') passages.push({ ...read(node), isHeading: true })
    if (node.type === 'tableCell') passages.push(read(node))
    if (node.type === 'paragraph') passages.push({ ...read(node), isAlone: false })
    if (node.type === 'image') addQuoted(node, node.alt)
    if ('title' in node) addQuoted(node, node.title)
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const language = wordsLanguageOf(node)
      if (language !== undefined) passages.push({ ...read(node), isAlone: false, language })
      for (const { value, rule } of attributesOf(node)) if (rule.holds === 'text') addQuoted(node, value)
    }
    return CONTINUE
  })
  return passages.filter(({ text }) => text !== '')
}

/** Returns the text of a node at the same offsets, with `OBJECT` instead of words of another language within it. */
function readPhrasing(node: Nodes, literal: string): Passage {
  const start = startOf(node)
  const italics: Range[] = []
  let text = literal.slice(start, endOf(node))
  visit(node, (child) => {
    const [from, to] = [startOf(child) - start, endOf(child) - start]
    if (child.type === 'emphasis') italics.push({ from, to })
    if (child !== node && wordsLanguageOf(child) !== undefined)
      text = text.slice(0, from) + OBJECT.repeat(to - from) + text.slice(to)
  })
  return { ...readPassage(text, start), italics }
}

/** Addresses and document names, which no visitor reads. */
const NOT_PROSE = /^(?:\/\S*|[a-z0-9]+(?:-[a-z0-9]+)+)$/

/** Returns the prose of files of interface texts. */
export function textsProse(files: readonly StringsFile[]): readonly Prose[] {
  return files.map(({ file, locale, source, texts }) => {
    const prose = texts.filter(({ value }) => !NOT_PROSE.test(value))
    const passages = prose.map(({ from, to }) => readPassage(source.slice(from + 1, to - 1), from + 1))
    return { file, locale, source, passages }
  })
}

const QUOTED = /«[^«»]*»|“[^“”]*”|"[^"]*"/g

/** A part of a passage in italics, or between quotation marks. */
export interface SetApart {
  readonly from: number
  readonly isItalic: boolean
  /** Whether it is a single word, apart from numbers, and so mentioned rather than used. */
  readonly isLone: boolean
}

/** Returns a function that finds the italics or the quotation around an index of the passage. */
export function setApartIn({ text, italics }: Passage): (index: number) => SetApart | undefined {
  const quotations = Array.from(text.matchAll(QUOTED), ({ 0: { length }, index }) => ({
    from: index + 1,
    to: index + length - 1,
  }))
  return (place) => {
    const isAround = ({ from, to }: Range) => from <= place && place < to
    const italic = italics.find(isAround)
    const around = italic ?? quotations.find(isAround)
    if (!around) return undefined
    const words = text.slice(around.from, around.to).match(/\S*\p{L}\S*/gu) ?? []
    return { from: around.from, isItalic: italic !== undefined, isLone: words.length === 1 }
  }
}
