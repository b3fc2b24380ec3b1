import { type Cells, createCells, showsOwnText } from './cells.ts'
import { collectParts, type Grammar } from './collectParts.ts'
import { countDrawings, createReferences, drawing, type DrawingContext, followShape } from './drawings.ts'
import { isOn, officeNamespaces } from './officeNamespaces.ts'
import { readXml, type XmlElement } from './xml.ts'

const comments: Grammar = {
  namespaces: officeNamespaces,
  texts: new Set(['x:t', 'tc:text']),
  skipped: new Set(['x:rPh']),
  breaks: new Set(['x:comment', 'tc:text']),
}

/** Counts a workbook: the texts of its cells, and the drawings upon its sheets. */
export async function countSpreadsheet(context: DrawingContext): Promise<void> {
  const { pack, tally } = context
  const sheets = listSheets(context)
  const relationships = await pack.relationshipsOf(pack.main)
  const strings = relationships.find(({ type, target }) => type === 'sharedstrings' && pack.has(target))
  const texts = strings ? readStrings(await pack.read(strings.target)) : []
  const cells = createCells(tally)
  for (const { id, type, target } of relationships) {
    const isHidden = sheets.get(id)
    if (isHidden === undefined || !pack.has(target)) continue
    // Sequentially, because the output so far limits what may follow.
    // oxlint-disable no-await-in-loop
    if (type === 'worksheet') readCells(await pack.read(target), texts, isHidden, cells)
    await countAroundCells(context, target, isHidden)
    // oxlint-enable no-await-in-loop
  }
  cells.finish()
}

/** Returns, for each sheet of the workbook by its relationship, whether it is hidden. */
function listSheets({ pack }: DrawingContext): ReadonlyMap<string, boolean> {
  const sheets = new Map<string, boolean>()
  readXml(pack.mainSource, officeNamespaces, {
    open: ({ name, attribute }) => {
      if (name !== 'x:sheet') return
      sheets.set(attribute('r:id') ?? attribute('id') ?? '', /^(?:veryH|h)idden$/.test(attribute('state') ?? ''))
    },
  })
  return sheets
}

/** Counts the drawings and comments of a sheet. */
async function countAroundCells(context: DrawingContext, sheet: string, isHidden: boolean): Promise<void> {
  const { pack, tally, counted } = context
  const relationships = await pack.relationshipsOf(sheet)
  // A thread of comments has a copy for older programs.
  const isThreaded = relationships.some(({ type }) => type === 'threadedcomment')
  for (const { type, target } of relationships) {
    const isComments = type === (isThreaded ? 'threadedcomment' : 'comments')
    if ((type !== 'drawing' && !isComments) || counted.has(target.toLowerCase()) || !pack.has(target)) continue
    counted.add(target.toLowerCase())
    const found = createReferences()
    // oxlint-disable no-await-in-loop
    const source = await pack.read(target)
    const base = isHidden ? 'hidden' : isComments ? 'comments' : 'drawings'
    const texts = collectParts(source, base, isComments ? comments : drawing, {
      open: (element, isHiddenHere) => followShape(element, isHiddenHere, found),
    })
    for (const [part, text] of texts) tally.add(part, text)
    await countDrawings(context, await pack.relationshipsOf(target), found, { isOfCells: true, isHidden })
    // oxlint-enable no-await-in-loop
  }
}

const ESCAPE = /_x([\da-f]{4})_/gi

/** Characters that XML can't hold are written as `_x000D_`: ECMA-376 part 1, 22.9.2.19. */
function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(ESCAPE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** Collects a text in pieces. `rPh` holds the reading of Japanese text. */
function createTextReader() {
  let pieces: string[] = []
  let isText = false
  let isReading = false
  return {
    open: (name: string): void => {
      if (name === 'x:rPh') isReading = true
      else if (name === 'x:t') isText = !isReading
    },
    close: (name: string): void => {
      if (name === 'x:rPh') isReading = false
      else if (name === 'x:t') isText = false
    },
    text: (text: string): void => {
      if (isText) pieces.push(text)
    },
    take: (): string => {
      const text = decodeEscapes(pieces.join(''))
      pieces = []
      return text
    },
  }
}

/** Reads the strings that cells refer to by their number. */
function readStrings(source: string): string[] {
  const strings: string[] = []
  const reader = createTextReader()
  readXml(source, officeNamespaces, {
    open: ({ name }) => reader.open(name),
    close: (name) => {
      reader.close(name)
      if (name === 'x:si') strings.push(reader.take())
    },
    text: reader.text,
  })
  return strings
}

/** Reports whether a size is given as nothing, by which some programs hide rows and columns. */
const isZero = (size: string | undefined): boolean => size !== undefined && Number(size) === 0

/** Reads the cells of a sheet that hold text of their own. */
function readCells(source: string, strings: readonly string[], isSheetHidden: boolean, cells: Cells): void {
  const reader = createTextReader()
  const hiddenColumns: Array<readonly [first: number, last: number]> = []
  let isRowHidden = false
  let column = 0
  let type = ''
  let filled: Place[][] = []
  let isFilled = false
  let formula: string | undefined
  let value: string | undefined
  const open = ({ name, attribute }: XmlElement): void => {
    reader.open(name)
    if (name === 'x:col' && (isOn(attribute('hidden') ?? '0') || isZero(attribute('width')))) {
      hiddenColumns.push([Number(attribute('min')), Number(attribute('max'))])
    } else if (name === 'x:row') {
      isRowHidden = isOn(attribute('hidden') ?? '0') || isZero(attribute('ht'))
      column = 0
      const row = Number(attribute('r') ?? 0)
      // So that a sheet of many formulas is not compared with each of them in every cell.
      filled = filled.filter(([, last]) => last && last.row >= row)
    } else if (name === 'x:c') {
      const place = placeOf(attribute('r'))
      column = place.column ?? column + 1
      type = attribute('t') ?? ''
      // A formula may fill the cells around its own, which hold only what it returns.
      isFilled = type === 'str' && filled.some((area) => isWithin(place, area))
    } else if (name === 'x:f') {
      formula = ''
      filled.push(...areasOf(attribute))
    } else if (name === 'x:v') value = ''
  }
  const finishCell = (): void => {
    const inline = reader.take()
    const text =
      type === 's' ? strings[Number(value || Number.NaN)] : type === 'str' ? decodeEscapes(value ?? '') : inline
    const isHidden =
      isSheetHidden || isRowHidden || hiddenColumns.some(([first, last]) => first <= column && column <= last)
    const isOwn = formula === undefined ? !isFilled : showsOwnText(formula, text)
    if (isOwn) cells.add(text ?? '', isHidden)
    formula = undefined
    value = undefined
  }
  let within = ''
  readXml(source, officeNamespaces, {
    open: (element) => {
      open(element)
      within = element.name
    },
    close: (name) => {
      reader.close(name)
      within = ''
      if (name === 'x:c') finishCell()
    },
    text: (text) => {
      reader.text(text)
      if (within === 'x:v') value = (value ?? '') + text
      if (within === 'x:f') formula = (formula ?? '') + text
    },
  })
}

/** The numbers of a cell's row and column: `AB12` is in the 28th column. */
interface Place {
  readonly row: number
  readonly column: number | undefined
}

function placeOf(reference = ''): Place {
  const [, letters, row] = /^([A-Z]+)(\d+)$/i.exec(reference) ?? []
  const column = [...(letters ?? '').toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { row: Number(row), column: column || undefined }
}

/** Returns the area that a formula fills, by its first and its last cell, if it fills more than its own. */
function areasOf(attribute: XmlElement['attribute']): Place[][] {
  const area = attribute('t') === 'array' ? (attribute('ref') ?? '').split(':').map(placeOf) : []
  return area.length > 1 ? [area] : []
}

/** Reports whether a cell is in an area. */
function isWithin({ row, column = 0 }: Place, [first, last]: readonly Place[]): boolean {
  if (!first?.column || !last?.column) return false
  return first.row <= row && row <= last.row && first.column <= column && column <= last.column
}
