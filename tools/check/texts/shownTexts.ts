import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { nearest } from '../nearest.ts'
import { tell } from '../tell.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { createLocator } from '../../content/locate.ts'
import { findNestedTexts } from './nestedTexts.ts'
import { shorten } from '../../content/shorten.ts'

/** The files of texts that documents may show some of: figures, what site.config.ts says, ISO 17100, languages. */
const NAMESPACES = ['facts', 'agency', 'iso', 'languages'] as const

/** The name of a text without what has it shown, or with half of it: `(facts:price)`, `t(facts:price)`. */
const BARE_NAME = new RegExp(`(?<![\\w/.-])(?:${NAMESPACES.join('|')}):[a-z]\\w+`, 'g')

/** The texts that documents may show, in one language, by namespace and key: `facts:pricePerPage`. */
export type ShowableTexts = ReadonlyMap<string, string>

/**
 * Reads them.
 *
 * @param textsOf the texts of a file, in its shape; nothing where it cannot be read
 */
export function readShowableTexts(textsOf: (namespace: string) => unknown): ShowableTexts {
  return new Map(
    NAMESPACES.flatMap((namespace) =>
      Object.entries(Object(textsOf(namespace))).flatMap(([key, text]) =>
        typeof text === 'string' ? [[`${namespace}:${key}`, text] as const] : [],
      ),
    ),
  )
}

/**
 * A document with the texts that it shows in their places, `$t(facts:pricePerPage)`, as in content/<language>/strings. Those
 * that there are not stay, for checkShownTexts() to tell.
 *
 * @param source the whole file
 */
export function fillShownTexts(source: string, texts: ShowableTexts): string {
  return findNestedTexts(source).reduceRight(
    (filled, { at, written, target }) =>
      filled.slice(0, at) + (texts.get(target) ?? written) + filled.slice(at + written.length),
    source,
  )
}

/** The details of the agency that a document shows: `legalName`. */
export function agencyDetailsIn(source: string): string[] {
  return findNestedTexts(source).flatMap(({ target }) => /^agency:(\w+)$/.exec(target)?.[1] ?? [])
}

/**
 * What is wrong with the texts that a document shows: one that there is not, one that is never closed, one in a heading
 * (whose address would change with it).
 *
 * @param source the whole file
 * @param file its path, for messages
 * @param tree what it was parsed as, if it could be
 */
export function checkShownTexts(
  source: string,
  file: string,
  tree: Root | undefined,
  texts: ShowableTexts,
): Diagnostic[] {
  const shown = findNestedTexts(source)
  const bare = [...source.matchAll(BARE_NAME)].filter(
    ({ index }) => !shown.some(({ at, written }) => at < index && index < at + written.length),
  )
  if (shown.length === 0 && bare.length === 0) return []
  const locate = createLocator(source)
  const headings: Array<readonly [start: number, end: number]> = []
  if (tree) {
    visit(tree, 'heading', ({ position }) => {
      headings.push([position?.start.offset ?? 0, position?.end.offset ?? 0])
    })
  }
  const place = (at: number) => ({ file, ...locate(at) })
  const told = bare.map(({ 0: name, index }) => tell('shown-text-without-sign', place(index), { name }))
  // Where a file of texts cannot be read, that is told, and it has none.
  const readable = new Set(Array.from(texts.keys(), (name) => name.split(':')[0]))
  const wrong = shown.flatMap(({ at, written, target, isClosed }): Diagnostic[] => {
    if (!isClosed)
      return [tell('shown-text-unclosed', place(at), { name: /^\$t\([\w:.-]*/.exec(written)?.[0] ?? '$t(' })]
    const isUnreadable = NAMESPACES.some((name) => target.startsWith(`${name}:`) && !readable.has(name))
    if (readable.size > 0 && !isUnreadable && !texts.has(target)) {
      const near = nearest(target, texts.keys())
      return [tell('shown-text-unknown', place(at), { written: shorten(written), near })]
    }
    const isInHeading = headings.some(([start, end]) => start <= at && at < end)
    return isInHeading ? [tell('shown-text-in-heading', place(at), { written: shorten(written) })] : []
  })
  return [...told, ...wrong]
}
