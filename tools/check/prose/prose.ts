import type { Nodes } from 'mdast'
import { CONTINUE, SKIP, visit } from 'unist-util-visit'
import { collections } from '../../../content/collections.ts'
import type { Locale } from '../../../renderer/languages.ts'
import { APOSTROPHE_ALIKE, OBJECT } from '../../../renderer/typography.ts'
import { attributesOf, languageOfSide, wordsLanguageOf } from '../../content/body/attributes.ts'
import { MARKUP } from '../../content/body/literalText.ts'
import type { Body } from '../../content/body/rule.ts'
import { frontmatterTexts } from '../../content/frontmatterTexts.ts'
import { localeOfCode } from '../../content/languageCodes.ts'
import { endOf, startOf } from '../../content/locate.ts'
import type { PartialDocument } from '../../content/readDocument.ts'
import type { StringsFile } from '../../content/stringsFile.ts'
import { TO_DO } from '../../content/toDo.ts'

/** The prose of a file. */
export interface Prose {
  /** Path from the project's root. */
  readonly file: string
  readonly locale: Locale
  /** The whole file. */
  readonly source: string
  /** Its prose at the same offsets; `OBJECT` elsewhere, but for line breaks, and `MARKUP` for marks in a paragraph. */
  readonly text: string
}

/** Escapes and entities of Markdown, YAML and JSON, insertions of i18next, and what is left to do. */
const NO_PROSE = new RegExp(
  String.raw`\\(?:u[\da-f]{4}|.)|&(?:#\w+|\w+);|\$t\([^()]{0,80}\)?|\{\{.{0,80}?\}\}|${TO_DO.source}`,
  'giu',
)
/** Soft hyphens, joiners and spaces without width, which are no part of a word. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]|\p{Variation_Selector}/gu

/** A passage of a file, at its offset. */
type Passage = readonly [from: number, text: string]

/** Returns the prose of a file, given its passages; a later one replaces what it covers of an earlier one. */
function writeProse(source: string, passages: readonly Passage[]): string {
  const units = source.replaceAll(/[^\n]/g, OBJECT).split('')
  for (const [from, text] of passages) units.splice(from, text.length, ...text.split(''))
  return (
    units
      .join('')
      .replaceAll(NO_PROSE, (found) => OBJECT.repeat(found.length))
      .replaceAll("''", `’${MARKUP}`)
      .replaceAll(INVISIBLE, (found) => MARKUP.repeat(found.length))
      // Pages show them as apostrophes.
      .replaceAll(APOSTROPHE_ALIKE, '’')
  )
}

/** Returns the prose of a document: the free texts of its front matter, and its body. */
export function documentProse({ entry, body: { body }, written, rangeOf }: PartialDocument): Prose | undefined {
  if (!body) return undefined
  const { source, locale } = body
  const ofFrontmatter = frontmatterTexts(written, collections[entry.collection].schema)
    .flatMap(({ path }) => rangeOf(path) ?? [])
    .map(({ from, to }): Passage => {
      const quote = /["']/.test(source.charAt(from)) ? 1 : 0
      return [from + quote, source.slice(from + quote, to - quote)]
    })
  const text = writeProse(source, [...ofFrontmatter, ...bodyPassages(body)])
  return { file: entry.file.slice(1), locale, source, text }
}

/**
 * Returns the prose of a body with footnotes, table cells, descriptions and captions of pictures, and texts of components,
 * but not code, addresses, or what is in italics or marked as another language: it may be of any language.
 */
function bodyPassages({ tree, source, literal, locale }: Body): Passage[] {
  const passages: Passage[] = []
  // The parser gives no position for a text in quotes or brackets.
  const addQuoted = (node: Nodes, text: string | null | undefined) => {
    const from = startOf(node) + source.slice(startOf(node), endOf(node)).indexOf(text || '\0')
    if (text && from >= startOf(node)) passages.push([from, text])
  }
  visit(tree, (node, index, parent) => {
    const side = index === undefined || parent === undefined ? undefined : languageOfSide(parent, index)
    if (side !== undefined && localeOfCode(side) !== locale) return SKIP
    const [from, to] = [startOf(node), endOf(node)]
    if (/^(?:heading|tableCell|paragraph)$/.test(node.type)) passages.push([from, literal.slice(from, to)])
    if (node.type === 'emphasis' || wordsLanguageOf(node) !== undefined) passages.push([from, OBJECT.repeat(to - from)])
    if (node.type === 'image') addQuoted(node, node.alt)
    if ('title' in node) addQuoted(node, node.title)
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      for (const { value, rule } of attributesOf(node)) if (rule.holds === 'text') addQuoted(node, value)
    return CONTINUE
  })
  return passages
}

/** Addresses and document names, which no visitor reads. */
const NOT_PROSE = /^[a-z\d/:.-]+$/

/** Returns the prose of a file of interface texts. */
export function textsProse({ file, locale, source, texts }: StringsFile): Prose {
  const passages = texts
    .filter(({ value }) => !NOT_PROSE.test(value))
    .map(({ from, to }): Passage => [from + 1, source.slice(from + 1, to - 1)])
  return { file, locale, source, text: writeProse(source, passages) }
}
