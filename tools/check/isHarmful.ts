import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { type CollectionName, collections, isCollectionName } from '../../content/collections.ts'
import { isError } from '../content/diagnostics.ts'
import { parseFrontmatter } from '../content/frontmatter/parseFrontmatter.ts'
import { frontmatterTexts } from '../content/frontmatterTexts.ts'
import { readStrings } from '../content/stringsFile.ts'
import { textsOf } from '../content/textDigest.ts'
import { checkBody } from './body/checkBody.ts'

/** What a change to a file must not make worse. */
interface Reading {
  readonly errors: number
  /** The keys whose values are right. */
  readonly keys: readonly string[]
  /** The words that visitors read. */
  readonly words: number
}

/**
 * Returns whether a change does harm: a word or a value of the file is gone, or it has more errors than before although
 * no more of it can be read.
 *
 * @param file its path from the project's root; only documents and interface texts are read
 */
export function isHarmful(file: string, before: string, after: string): boolean {
  const [was, is] = [read(file, before), read(file, after)]
  if (!was || !is) return false
  const isKept = was.keys.every((key) => is.keys.includes(key)) && was.words <= is.words
  return !isKept || (was.errors < is.errors && is.keys.length <= was.keys.length)
}

function read(file: string, source: string): Reading | undefined {
  const [, , collection = ''] = file.split('/')
  if (file.endsWith('.json')) return readTexts(file, source)
  return isCollectionName(collection) && file.endsWith('.mdx') ? readDocument(file, source, collection) : undefined
}

function readDocument(file: string, source: string, name: CollectionName): Reading {
  const { schema, references } = collections[name]
  const { values, written, diagnostics, hasFrontmatter } = parseFrontmatter(source, file, schema)
  const body = hasFrontmatter ? checkBody(source, file) : undefined
  const texts = frontmatterTexts(written, schema).map(({ text }) => text)
  return {
    errors: [...diagnostics, ...(body?.diagnostics ?? [])].filter(isError).length,
    // Names of documents go with the documents.
    keys: Object.keys(schema.shape).filter((key) => Object.hasOwn(values, key) && !Object.hasOwn(references, key)),
    words: countWords([...texts, ...textsIn(body?.readable?.tree)]),
  }
}

function readTexts(file: string, source: string): Reading {
  const { diagnostics, texts } = readStrings(file, Buffer.from(source))
  const words = countWords(texts.map(({ value }) => value))
  return { errors: diagnostics.filter(isError).length, keys: texts.map(({ key }) => key), words }
}

/** The address of a link, or the name of a footnote, that could not be read; marks around parts of words. */
const UNREAD = /(?<=\])\s?\([^()\n]*\)|(?<=\))\[[^\]\n]*\]|\[(?:\^[^\]\n]*|[ivx]{1,5})\]|^\^[^\n]+$|[\^~]/g

/** Returns the texts of a body. The titles of links go with the links. */
function textsIn(tree: Root | undefined): string[] {
  const texts: string[] = []
  if (tree) visit(tree, (node) => void (/^(?:link|definition)$/.test(node.type) || texts.push(...textsOf(node))))
  return texts.map((text) => text.replaceAll(UNREAD, ''))
}

/**
 * Counts words, whatever invisible characters are in them, and ordinals, « 2e »; not numbers and single letters, which may be
 * list marks.
 */
function countWords(texts: readonly string[]): number {
  const plain = texts
    .join(' ')
    .normalize('NFKC')
    .replaceAll(/[^\P{C}\s]/gu, '')
  return plain.match(/\p{N}*[\p{L}\p{M}]{2,}|\p{N}+\p{L}(?!\p{L})/gu)?.length ?? 0
}
