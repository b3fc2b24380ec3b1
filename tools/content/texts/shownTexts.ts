import { diagnose, type Diagnostic, shorten } from '../diagnostics.ts'
import { createLocator } from '../locate.ts'
import { findNestedTexts } from './insertions.ts'
import { listUnknown } from './nestedTexts.ts'

/** The namespaces whose texts documents may show: figures, values of site.config.ts, ISO 17100, languages; computed ones. */
const NAMESPACES = ['facts', 'agency', 'iso', 'languages', 'prices', 'counts', 'people'] as const

/** The texts that documents may show, in one language, by namespace and key: `prices:page`. */
export type ShowableTexts = ReadonlyMap<string, string>

/**
 * Reads the texts that documents may show.
 *
 * @param textsOf returns the texts of a namespace
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
  return source.replaceAll(/\$t\(([^()]*)\)/g, (written, target: string) => texts.get(target.trim()) ?? written)
}

/**
 * Reports the texts that a document shows and that do not exist, and those in a heading, whose id would change with them.
 *
 * @param source the whole file
 * @param file its path, for messages
 */
export function checkShownTexts(source: string, file: string, texts: ShowableTexts): Diagnostic[] {
  // Where texts can't be read, none is known: their own errors are reported.
  if (texts.size === 0) return []
  const locate = createLocator(source)
  const placeAt = (offset: number) => ({ file, ...locate(offset) })
  const inHeadings = findNestedTexts(source).filter(({ at }) => {
    return /^[ \t>]*#{1,6}[ \t]/.test(source.slice(source.lastIndexOf('\n', at) + 1, at))
  })
  return [
    ...listUnknown(source, new Set(texts.keys()), placeAt),
    ...inHeadings.map(({ at, written }) =>
      diagnose('shown-text-wrong_heading', placeAt(at), { written: shorten(written) }),
    ),
  ]
}
