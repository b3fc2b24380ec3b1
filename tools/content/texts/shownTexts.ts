import { diagnose, type Diagnostic, shorten } from '../diagnostics.ts'
import { createLocator } from '../locate.ts'
import { findNestedTexts } from './insertions.ts'
import { describeWrong } from './nestedTexts.ts'

/** The namespaces whose texts documents may show: figures, values of site.config.ts, ISO 17100, languages; computed ones. */
const NAMESPACES = ['facts', 'agency', 'iso', 'languages', 'prices', 'counts', 'people'] as const

/** The texts that documents may show, in one language, by namespace and key: `prices:page`. */
export type ShowableTexts = ReadonlyMap<string, string>

/**
 * Reads the texts that documents may show.
 *
 * @param textsOf returns the texts of a namespace; an empty object if its file cannot be read
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
 * Returns a document with each `$t(prices:page)` replaced by its text from content/<language>/strings. Unknown
 * ones remain, for checkShownTexts() to report.
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

/**
 * Reports errors in the texts that a document shows: unknown ones, unclosed ones, and texts in a heading, whose id would
 * change with them.
 *
 * @param source the whole file
 * @param file its path, for messages
 */
export function checkShownTexts(source: string, file: string, texts: ShowableTexts): Diagnostic[] {
  const locate = createLocator(source)
  // Texts of a file that cannot be read are not reported as unknown: the file itself is reported.
  const readable = new Set(Array.from(texts.keys(), (name) => name.split(':')[0]))
  const unreadable = NAMESPACES.filter((name) => !readable.has(name))
  return findNestedTexts(source).flatMap((nested): Diagnostic[] => {
    const { at, written, target } = nested
    const place = { file, ...locate(at) }
    const isKnown = texts.has(target) || unreadable.some((name) => target.startsWith(`${name}:`))
    const unknown = describeWrong(nested, place, isKnown || [...texts.keys()])
    if (unknown) return [unknown]
    const isInHeading = /^[ \t>]*#{1,6}[ \t][^\n]*$/m.test(source.slice(source.lastIndexOf('\n', at) + 1, at))
    return isInHeading ? [diagnose('shown-text-wrong_heading', place, { written: shorten(written) })] : []
  })
}
