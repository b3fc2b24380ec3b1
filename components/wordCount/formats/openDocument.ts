import { CountingError } from '../countingError.ts'
import type { Tally } from '../tally.ts'
import type { Archive } from './archive.ts'
import { createCells, showsOwnText } from './cells.ts'
import { collectParts, distinctLines, type Fate, type Follower, type Grammar } from './collectParts.ts'
import { createOpenStyles, openNamespaces, type OpenStyles } from './openDocumentStyles.ts'
import { decodeXml, readXml, type XmlElement } from './xml.ts'

// OpenDocument: .odt, .ods and .odp. https://docs.oasis-open.org/office/OpenDocument/v1.3/

const END_OF_CELL = '\f'

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
  ends: { 'table:table-cell': END_OF_CELL },
  parts: {
    'text:note': 'notes',
    'office:annotation': 'comments',
    'draw:text-box': 'textBoxes',
    'presentation:notes': 'speakerNotes',
    'text:hidden-text': 'hidden',
  },
}
/** The formats, by the element that is the body. */
const formats: Readonly<Record<string, string>> = {
  'office:text': 'odt',
  'office:spreadsheet': 'ods',
  'office:presentation': 'odp',
}

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
  if (stylesSource !== '') readXml(stylesSource, openNamespaces, styles)
  const follower = followContent(styles)
  const parts = collectParts(await read(CONTENT), 'body', content, follower)
  const { format, masters, objects } = follower.found
  if (format === '') throw new CountingError('unsupported')
  const cells = createCells(tally)
  for (const [part, text] of parts) {
    if (format === 'ods' && (part === 'body' || part === 'hidden')) {
      for (const cell of text.split(END_OF_CELL)) cells.add(cell, part === 'hidden')
    } else tally.add(part, text)
  }
  cells.finish()
  if (format === 'odt' && stylesSource !== '') countHeaders(stylesSource, styles.mastersAfter(masters), tally)
  // Charts are documents of their own; in a workbook, they are copies of cells.
  for (const object of format === 'ods' ? [] : objects) {
    // Sequentially, because the output so far limits what may follow.
    // oxlint-disable-next-line no-await-in-loop
    const source = await read(`${object}/${CONTENT}`)
    if (source !== '') countChart(source, tally)
  }
  return format
}

/** Counts the headers and footers of the pages that a document has. */
function countHeaders(source: string, masters: ReadonlySet<string | undefined>, tally: Tally): void {
  const texts = collectParts(source, 'headers', content, {
    open: ({ name, attribute }) => {
      const isUnused = name === 'style:master-page' && !masters.has(attribute('style:name') ?? '')
      const isOff = /^style:(?:header|footer)/.test(name) && attribute('style:display') === 'false'
      return isUnused || isOff ? { skip: true } : undefined
    },
  })
  tally.add('headers', texts.get('headers') ?? '')
}

/** Counts an object within a document if it is a chart; other objects are shown as pictures. */
function countChart(source: string, tally: Tally): void {
  const follower = followContent(createOpenStyles())
  const texts = collectParts(source, 'drawings', content, follower)
  if (follower.found.isChart) tally.add('drawings', distinctLines(texts.get('drawings') ?? ''))
}

interface Found {
  format: string
  isChart: boolean
  /** The kinds of page that paragraphs and tables begin; undefined for the first page, if they don't say. */
  readonly masters: Set<string | undefined>
  /** The folders of objects that are shown. */
  readonly objects: Set<string>
}

/** Follows the content of a document, from the styles in it to its objects. */
function followContent(styles: OpenStyles): Follower & { readonly found: Found } {
  const found: Found = { format: '', isChart: false, masters: new Set(), objects: new Set() }
  const elements: string[] = []
  const table = createTables()
  /** Whether the text of the cell of a sheet is a number, or what a formula returns. */
  let isComputed = false
  const begin = (kind: string, style: string | undefined): void => {
    const master = styles.masterOf(kind, style)
    if (master !== undefined || found.masters.size === 0) found.masters.add(master)
  }
  const open = (element: XmlElement, isHidden: () => boolean, parent: string | undefined): Fate | undefined => {
    const { name, attribute } = element
    styles.open(element)
    if (parent === 'office:body') {
      found.format = formats[name] ?? ''
      found.isChart = name === 'office:chart'
    }
    if (parent === 'table:table-cell' && isComputed && name === 'text:p') return { skip: true }
    if (name.startsWith('table:')) {
      if (name === 'table:table-cell') {
        const type = attribute('office:value-type') ?? 'string'
        const isSheet = found.format === 'ods' || found.isChart
        const formula = attribute('table:formula')
        isComputed = isSheet && (type !== 'string' || (formula !== undefined && !showsOwnText(formula)))
      }
      if (name === 'table:table') begin('table', attribute('table:style-name'))
      const fate = table.open(element, isHiddenElement(element, styles))
      if (fate) return fate
      if (name === 'table:table-cell' && table.isFilled()) isComputed = true
    }
    if (name === 'text:p' || name === 'text:h') begin('paragraph', attribute('text:style-name'))
    if (name === 'draw:object' && !isHidden()) {
      found.objects.add((attribute('xlink:href') ?? '').replace(/^\.?\//, '').replace(/\/$/, ''))
    }
    if (attribute('presentation:placeholder') === 'true') return { skip: true }
    return isHiddenElement(element, styles) ? { hide: name === 'text:hidden-paragraph' ? 1 : 0 } : undefined
  }
  return {
    found,
    open: (element, isHidden) => {
      const parent = elements.at(-1)
      elements.push(element.name)
      return open(element, isHidden, parent)
    },
    close: (name) => {
      elements.pop()
      styles.close(name)
      if (name === 'table:table') table.close()
    },
  }
}

/** The families of styles of elements that may be hidden, and the attributes that name one. */
const families: Readonly<Record<string, readonly [family: string, attribute: string]>> = {
  'text:p': ['paragraph', 'text:style-name'],
  'text:h': ['paragraph', 'text:style-name'],
  'text:span': ['text', 'text:style-name'],
  'text:a': ['text', 'text:style-name'],
  'table:table': ['table', 'table:style-name'],
  'table:table-column': ['table-column', 'table:style-name'],
  'table:table-row': ['table-row', 'table:style-name'],
  'draw:page': ['drawing-page', 'draw:style-name'],
}

function isHiddenElement({ name, attribute }: XmlElement, styles: OpenStyles): boolean {
  const [family, by] = families[name] ?? []
  return (
    attribute('text:display') === 'none' ||
    attribute('text:is-hidden') === 'true' ||
    (family !== undefined && by !== undefined && styles.hides(family, attribute(by)))
  )
}

/** The columns and rows that a formula fills: their cells hold only what it returns. */
interface Matrix {
  readonly first: number
  readonly last: number
  /** The number of rows that are left of it. */
  rows: number
}

interface Table {
  readonly hidden: Array<readonly [first: number, last: number]>
  matrices: Matrix[]
  columns: number
  column: number
  at: number
}

/** Follows the columns of tables, which hide cells, as rows do, and the cells that formulas fill. */
function createTables() {
  /** Those that are open: a cell may hold a table. */
  const tables: Table[] = []
  const open = (table: Table, { name, attribute }: XmlElement, isHidden: boolean): Fate | undefined => {
    const isCollapsed = isHidden || /^(?:collapse|filter)$/.test(attribute('table:visibility') ?? '')
    const countOf = (of: string) => Number(attribute(`table:number-${of}`) ?? 1)
    const repeated = countOf('columns-repeated')
    if (name === 'table:table-column') {
      if (isCollapsed) table.hidden.push([table.columns, table.columns + repeated - 1])
      table.columns += repeated
    } else if (name === 'table:table-row') {
      table.column = 0
      for (const matrix of table.matrices) matrix.rows -= countOf('rows-repeated')
      table.matrices = table.matrices.filter(({ rows }) => rows > 0)
      if (isCollapsed) return { hide: 0 }
    } else if (name === 'table:table-cell' || name === 'table:covered-table-cell') {
      const at = table.column
      table.at = at
      table.column += repeated
      // Merged cells cover it.
      if (name === 'table:covered-table-cell') return { skip: true }
      const [wide, high] = [countOf('matrix-columns-spanned'), countOf('matrix-rows-spanned')]
      if (wide * high > 1) table.matrices.push({ first: at, last: at + wide - 1, rows: high })
      if (table.hidden.some(([first, last]) => first <= at && at <= last)) return { hide: 0 }
    }
    return undefined
  }
  return {
    /** Whether the cell that was opened last is filled by a formula of another cell. */
    isFilled: (): boolean => {
      const { matrices = [], at = 0 } = tables.at(-1) ?? {}
      return matrices.some(({ first, last }) => first <= at && at <= last)
    },
    open: (element: XmlElement, isHidden: boolean): Fate | undefined => {
      if (element.name === 'table:table') tables.push({ hidden: [], matrices: [], columns: 0, column: 0, at: 0 })
      const table = tables.at(-1)
      return table && open(table, element, isHidden)
    },
    close: (): void => {
      tables.pop()
    },
  }
}
