import { createCells, type Cells, showsOwnText } from './cells.ts'
import { collectParts, END_OF_CELL, type Follower, type Grammar, hide, type OpenElement } from './collectParts.ts'
import { countDrawings, drawing, type DrawingContext, followShape, type References } from './drawings.ts'
import { isOn, officeNamespaces } from './officeNamespaces.ts'
import { readXml } from './xml.ts'

/** Strings that cells refer to by their number. `rPh` holds the reading of Japanese text. */
const strings: Grammar = {
  namespaces: officeNamespaces,
  texts: new Set(['x:t']),
  skipped: new Set(['x:rPh']),
  cells: new Set(['x:si']),
}
const sheet: Grammar = { ...strings, texts: new Set(['x:t', 'x:v']), cells: new Set(['x:c']) }
const comments: Grammar = {
  ...strings,
  texts: new Set(['x:t', 'tc:text']),
  breaks: new Set(['x:comment', 'tc:text']),
}

/** Counts a workbook: the texts of its cells, and the drawings upon its sheets. */
export async function countSpreadsheet(context: DrawingContext): Promise<void> {
  const { pack, tally } = context
  const sheets = listSheets(context)
  const relationships = await pack.relationshipsOf(pack.main)
  const shared = await pack.read(relationships.find(({ type }) => type === 'sharedstrings')?.target ?? '')
  const texts = (collectParts(shared, 'body', strings).get('body') ?? '').split(END_OF_CELL)
  const cells = createCells(tally)
  for (const { id, type, target } of relationships) {
    const isHidden = sheets.get(id)
    if (isHidden === undefined) continue
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
async function countAroundCells(context: DrawingContext, name: string, isHidden: boolean): Promise<void> {
  const { pack, tally } = context
  const relationships = await pack.relationshipsOf(name)
  // A thread of comments has a copy for older programs.
  const isThreaded = relationships.some(({ type }) => type === 'threadedcomment')
  for (const { type, target } of relationships) {
    const isComments = type === (isThreaded ? 'threadedcomment' : 'comments')
    if ((type !== 'drawing' && !isComments) || !pack.take(target)) continue
    const found: References = new Map()
    const base = isHidden ? 'hidden' : isComments ? 'comments' : 'drawings'
    // oxlint-disable no-await-in-loop
    const texts = collectParts(await pack.read(target), base, isComments ? comments : drawing, {
      open: (element) => followShape(element, found),
    })
    for (const [part, text] of texts) tally.add(part, text)
    await countDrawings(context, await pack.relationshipsOf(target), found, { isOfCells: true, isHidden })
    // oxlint-enable no-await-in-loop
  }
}

const ESCAPE = /_x([\da-f]{4})_/gi

/** Characters that XML can't hold are written as `_x000D_`: ECMA-376 part 1, 22.9.2.19. */
function decodeEscapes(text: string): string {
  return text.replace(ESCAPE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** Reads the cells of a sheet that hold text of their own. */
function readCells(source: string, texts: readonly string[], isSheetHidden: boolean, cells: Cells): void {
  for (const [part, all] of collectParts(source, isSheetHidden ? 'hidden' : 'body', sheet, followCells(texts)))
    for (const text of all.split(END_OF_CELL)) cells.add(decodeEscapes(text), part === 'hidden')
}

/** Follows the rows and columns of a sheet, which hide cells, and the values of cells. */
function followCells(texts: readonly string[]): Follower {
  const hiddenColumns: Array<readonly [first: number, last: number]> = []
  let column = 0
  let type = ''
  let formula: string | undefined
  const open = (element: OpenElement): undefined => {
    const { name, attribute } = element
    // Some programs hide rows and columns by a size of nothing.
    const isHidden = (size: string) => isOn(attribute('hidden') ?? '0') || Number(attribute(size) ?? 1) === 0
    if (name === 'x:col' && isHidden('width')) hiddenColumns.push([Number(attribute('min')), Number(attribute('max'))])
    else if (name === 'x:row') {
      column = 0
      if (isHidden('ht')) hide(element)
    } else if (name === 'x:c') {
      column = columnOf(attribute('r')) || column + 1
      type = attribute('t') ?? ''
      formula = undefined
      if (hiddenColumns.some(([first, last]) => first <= column && column <= last)) hide(element)
    } else if (name === 'x:f') formula = ''
  }
  const text = (found: string, { name }: OpenElement): string => {
    if (name === 'x:f') formula = found
    if (name !== 'x:v') return found
    const value = type === 's' ? (texts[Number(found)] ?? '') : type === 'str' ? found : ''
    return formula === undefined || showsOwnText(formula, value) ? value : ''
  }
  return { open, text }
}

/** Returns the number of a cell's column: `AB12` is in the 28th. */
function columnOf(reference = ''): number {
  const letters = /^[A-Z]+/.exec(reference.toUpperCase())?.[0] ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}
