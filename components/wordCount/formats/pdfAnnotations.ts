import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js'

/** Text of a page that is not in its own content. */
export interface Annotations {
  /** What is typed or chosen in the fields of a form, and what is typed on the page. */
  readonly typed: readonly string[]
  readonly comments: readonly string[]
  readonly hasFields: boolean
}

/** What the PDF reader reports about an annotation; most properties depend on its kind. */
interface Annotation {
  readonly subtype?: unknown
  readonly annotationFlags?: unknown
  readonly fieldName?: unknown
  readonly fieldType?: unknown
  readonly fieldValue?: unknown
  readonly contentsObj?: { readonly str?: unknown }
}

/** Hidden, or never shown on a screen: ISO 32000-1, 12.5.3. */
const HIDDEN_FLAGS = 2 | 32

/**
 * Reads the annotations of a page.
 *
 * @param known the names of the fields read so far: a field may stand on many pages
 */
export async function readAnnotations(page: PDFPageProxy, known: Set<string>): Promise<Annotations> {
  const annotations: readonly Annotation[] = await page.getAnnotations()
  const seen = annotations.filter(({ annotationFlags }) => (Number(annotationFlags) & HIDDEN_FLAGS) === 0)
  const contentsOf = (kind: string) =>
    seen.filter(({ subtype }) => subtype === kind).map(({ contentsObj }) => String(contentsObj?.str ?? ''))
  const values = seen
    .filter(({ fieldType, fieldName }) => /^(?:Tx|Ch)$/.test(String(fieldType)) && !known.has(String(fieldName)))
    .flatMap(({ fieldValue }) => fieldValue)
    .filter((value) => typeof value === 'string')
  for (const { fieldName } of seen) known.add(String(fieldName))
  return {
    typed: [...values, ...contentsOf('FreeText')],
    comments: contentsOf('Text'),
    hasFields: annotations.some(({ subtype }) => subtype === 'Widget'),
  }
}
