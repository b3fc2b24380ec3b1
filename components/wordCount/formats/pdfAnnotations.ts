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
  readonly password?: unknown
  readonly options?: unknown
  readonly contentsObj?: { readonly str?: unknown }
  readonly textContent?: unknown
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
  const fields = seen.filter(({ subtype }) => subtype === 'Widget')
  const newFields = fields.filter(({ fieldName, password }) => {
    const name = String(fieldName)
    const isNew = !known.has(name) && password !== true
    known.add(name)
    return isNew
  })
  return {
    typed: [...newFields.flatMap(valuesOf), ...seen.filter(isFreeText).map(contentOf)],
    comments: seen.filter(({ subtype }) => subtype === 'Text').map(contentOf),
    hasFields: annotations.some(({ subtype }) => subtype === 'Widget'),
  }
}

function isFreeText({ subtype }: Annotation): boolean {
  return subtype === 'FreeText'
}

function contentOf({ contentsObj, textContent }: Annotation): string {
  if (typeof contentsObj?.str === 'string' && contentsObj.str !== '') return contentsObj.str
  return Array.isArray(textContent) ? textContent.join('\n') : ''
}

/** Returns the text of a text field, or the chosen options of a list as they are shown. */
function valuesOf({ fieldType, fieldValue, options }: Annotation): string[] {
  if (fieldType !== 'Tx' && fieldType !== 'Ch') return []
  const values: unknown[] = Array.isArray(fieldValue) ? fieldValue : [fieldValue]
  const shown: ReadonlyArray<{ readonly exportValue?: unknown; readonly displayValue?: unknown }> = Array.isArray(
    options,
  )
    ? options
    : []
  return values
    .filter((value) => typeof value === 'string')
    .map((value) => String(shown.find(({ exportValue }) => exportValue === value)?.displayValue ?? value))
}
