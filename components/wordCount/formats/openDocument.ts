import { CountingError } from '../countingError.ts'
import type { Tally } from '../tally.ts'
import type { Archive } from './archive.ts'
import { createCells, showsOwnText } from './cells.ts'
import {
  collectParts,
  distinctLines,
  END_OF_CELL,
  type Follower,
  type Grammar,
  hide,
  isUnseen,
  type OpenElement,
} from './collectParts.ts'
import { createOpenStyles, openNamespaces, type OpenStyles } from './openDocumentStyles.ts'
import { decodeXml, readXml, type XmlElement } from './xml.ts'

// OpenDocument: .odt, .ods and .odp. https://docs.oasis-open.org/office/OpenDocument/v1.3/

const content: Grammar = {
  namespaces: openNamespaces,
  texts: new Set(['text:p', 'text:h']),
  skipped: new Set([
    'text:tracked-changes',
    'table:tracked-changes',
    'table:content-validations',
    'text:note-citation',
    'text:number',
    'text:page-number',
    'text:page-count',
    'text:ruby-text',
    'dc:creator',
    'dc:date',
    'svg:title',
    'svg:desc',
  ]),
  breaks: new Set(['text:p', 'text:h', 'text:s', 'text:tab', 'text:line-break']),
  cells: new Set(['table:table-cell']),
  parts: new Map([
    ['text:note', 'notes'],
    ['office:annotation', 'comments'],
    ['draw:text-box', 'textBoxes'],
    ['presentation:notes', 'speakerNotes'],
    ['text:hidden-text', 'hidden'],
  ]),
}
/** The formats, by the element that is the body. */
const formats: ReadonlyMap<string, string> = new Map([
  ['office:text', 'odt'],
  ['office:spreadsheet', 'ods'],
  ['office:presentation', 'odp'],
])

const CONTENT = 'content.xml'
const STYLES = 'styles.xml'
const MIME_TYPE = /^\s*application\/vnd\.oasis\.opendocument\./

/** Reports whether an archive claims to be an OpenDocument document. */
export async function isOpenDocument(archive: Archive): Promise<boolean> {
  return (archive.has(CONTENT) && archive.has(STYLES)) || MIME_TYPE.test(decodeXml(await archive.read('mimetype')))
}

/**
 * Counts an OpenDocument document.
 *
 * @returns the format
 * @throws CountingError if it is damaged, protected, or of another kind
 */
export async function countOpenDocument(archive: Archive, tally: Tally): Promise<string> {
  const read = async (name: string): Promise<string> => decodeXml(await archive.read(name))
  if ((await read('META-INF/manifest.xml')).includes('encryption-data')) throw new CountingError('protected')
  if (!archive.has(CONTENT)) throw new CountingError('unreadable')
  const styles = createOpenStyles()
  const stylesSource = await read(STYLES)
  readXml(stylesSource, openNamespaces, styles)
  const follower = followContent(styles)
  const parts = collectParts(await read(CONTENT), 'body', content, follower)
  const { body, objects } = follower.found
  const format = formats.get(body)
  if (!format) throw new CountingError('unsupported')
  const cells = createCells(tally)
  for (const [part, text] of parts) {
    if (format === 'ods' && (part === 'body' || part === 'hidden')) {
      for (const cell of text.split(END_OF_CELL)) cells.add(cell, part === 'hidden')
    } else tally.add(part, text)
  }
  cells.finish()
  if (format === 'odt') countHeaders(stylesSource, styles.masters, tally)
  // Charts are documents of their own; in a workbook, they are copies of cells.
  for (const object of format === 'ods' ? [] : objects) {
    // Sequentially, because the output so far limits what may follow.
    // oxlint-disable-next-line no-await-in-loop
    countChart(await read(`${object}/${CONTENT}`), tally)
  }
  return format
}

/** Counts the headers and footers of the pages that a document has: those of its first page, and those that it names. */
function countHeaders(source: string, masters: ReadonlySet<string | undefined>, tally: Tally): void {
  const texts = collectParts(source, 'headers', content, {
    open: ({ name, attribute }) => {
      const master = attribute('style:name')
      const isUnused = name === 'style:master-page' && master !== 'Standard' && !masters.has(master)
      const isOff = /^style:(?:header|footer)/.test(name) && attribute('style:display') === 'false'
      return isUnused || isOff ? 'skip' : undefined
    },
  })
  tally.add('headers', texts.get('headers') ?? '')
}

/** Counts an object within a document if it is a chart; other objects are shown as pictures. */
function countChart(source: string, tally: Tally): void {
  const follower = followContent(createOpenStyles())
  const texts = collectParts(source, 'drawings', content, follower)
  if (follower.found.body === CHART) tally.add('drawings', distinctLines(texts.get('drawings') ?? ''))
}

const CHART = 'office:chart'

interface Found {
  /** The name of the element that is the body. */
  body: string
  /** The folders of objects that are shown. */
  readonly objects: Set<string>
}

/** Follows the content of a document, from the styles in it to its objects. */
function followContent(styles: OpenStyles): Follower & { readonly found: Found } {
  const found: Found = { body: '', objects: new Set() }
  const columns = createColumns()
  /** Whether the text of the cell of a sheet is a number, or what a formula returns. */
  let isComputed = false
  const open = (element: OpenElement): 'skip' | undefined => {
    const { name, attribute, parent } = element
    styles.open(element)
    if (parent?.name === 'office:body') found.body = name
    if (isHiddenElement(element, styles)) hide(element, name === 'text:hidden-paragraph' ? 1 : 0)
    columns.open(element)
    if (name === 'table:table-cell') {
      const type = attribute('office:value-type') ?? 'string'
      const formula = attribute('table:formula')
      const isSheet = found.body === 'office:spreadsheet' || found.body === CHART
      isComputed = isSheet && (type !== 'string' || (formula !== undefined && !showsOwnText(formula)))
    }
    if (name === 'draw:object' && !isUnseen(element)) {
      found.objects.add((attribute('xlink:href') ?? '').replace(/^\.?\//, '').replace(/\/$/, ''))
    }
    const isResult = parent?.name === 'table:table-cell' && isComputed && name === 'text:p'
    // Merged cells cover others.
    const isCovered = name === 'table:covered-table-cell'
    return isResult || isCovered || attribute('presentation:placeholder') === 'true' ? 'skip' : undefined
  }
  return { found, open, close: columns.close }
}

/** The families of styles of elements that may be hidden, and the attributes that name one. */
const families: ReadonlyMap<string, readonly [family: string, attribute: string]> = new Map([
  ['text:p', ['paragraph', 'text:style-name']],
  ['text:h', ['paragraph', 'text:style-name']],
  ['text:span', ['text', 'text:style-name']],
  ['text:a', ['text', 'text:style-name']],
  ['table:table', ['table', 'table:style-name']],
  ['table:table-column', ['table-column', 'table:style-name']],
  ['table:table-row', ['table-row', 'table:style-name']],
  ['draw:page', ['drawing-page', 'draw:style-name']],
])

function isHiddenElement({ name, attribute }: XmlElement, styles: OpenStyles): boolean {
  const [family, by] = families.get(name) ?? []
  return (
    attribute('text:display') === 'none' ||
    attribute('text:is-hidden') === 'true' ||
    /^(?:collapse|filter)$/.test(attribute('table:visibility') ?? '') ||
    (family !== undefined && by !== undefined && styles.hides(family, attribute(by)))
  )
}

/** Follows the columns of tables, which hide cells. */
function createColumns() {
  /** For each open table, since a cell may hold one, where some of its columns end and whether they are hidden, and the column of the next cell. */
  const tables: { readonly hidden: Array<readonly [end: number, isHidden: boolean]>; at: number }[] = []
  return {
    open: (element: OpenElement): void => {
      const { name, attribute } = element
      if (name === 'table:table') tables.push({ hidden: [], at: 0 })
      const table = tables.at(-1)
      if (!table) return
      const repeated = Number(attribute('table:number-columns-repeated') ?? 1)
      if (name === 'table:table-column') {
        table.hidden.push([(table.hidden.at(-1)?.[0] ?? 0) + repeated, isUnseen(element)])
      } else if (name === 'table:table-row') table.at = 0
      else if (/^table:(?:covered-)?table-cell$/.test(name)) {
        const { at } = table
        if (table.hidden.find(([end]) => at < end)?.[1]) hide(element)
        table.at += repeated
      }
    },
    close: (name: string): void => {
      if (name === 'table:table') tables.pop()
    },
  }
}
