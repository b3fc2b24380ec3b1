import type { PartName, Tally } from '../tally.ts'
import { collectParts, distinctLines, type Fate, type Follower, type Grammar } from './collectParts.ts'
import { isOn, officeNamespaces } from './officeNamespaces.ts'
import type { OpenPackage, Relationship } from './openPackage.ts'
import type { XmlElement } from './xml.ts'

/** Slides, shapes and diagrams. Fields hold the slide number or the date. */
export const drawing: Grammar = {
  namespaces: officeNamespaces,
  texts: new Set(['a:t']),
  skipped: new Set(['a:fld']),
  breaks: new Set(['a:p', 'a:br']),
}
const chart: Grammar = {
  namespaces: officeNamespaces,
  texts: new Set(['a:t', 'c:v', 'cx:pt', 'cx:v']),
  // An extension holds copies of cells, for labels, and series that a filter hides.
  skipped: new Set(['a:fld', 'c:numRef', 'c:numLit', 'c:pivotSource', 'c:extLst', 'cx:numDim']),
  breaks: new Set(['a:p', 'c:v', 'cx:pt', 'cx:v']),
}
/** Elements of texts by a formula, and those that hold copies of the cells that it names: ECMA-376 part 1, 21.2.2.201. */
const byFormula = new Set(['c:strRef', 'c:multiLvlStrRef', 'cx:strDim', 'cx:txData'])
const copies = new Set(['c:strCache', 'c:multiLvlStrCache', 'cx:lvl', 'cx:v'])
/** Cells of another workbook. `[0]` is the same one. */
const ELSEWHERE = /\[(?!0\])/

/** Elements that refer to a part with text, and the attribute that does. */
const references: Readonly<Record<string, string>> = { 'c:chart': 'r:id', 'cx:chart': 'r:id', 'dgm:relIds': 'r:dm' }

/** The relationships that a part makes use of, by what its elements refer to. */
export type References = ReturnType<typeof createReferences>

/** Keeps what the elements of a part refer to, and whether it is hidden. */
export function createReferences() {
  const hiddenById = new Map<string, boolean>()
  return {
    add: (id: string | undefined, isHidden: boolean): void => {
      // What is shown anywhere is shown.
      if (id !== undefined) hiddenById.set(id, isHidden && (hiddenById.get(id) ?? true))
    },
    has: (id: string): boolean => hiddenById.has(id),
    isHidden: (id: string): boolean => hiddenById.get(id) ?? false,
  }
}

/** Follows the shapes of a part: notes what they refer to, and reports those that are hidden. */
export function followShape(element: XmlElement, isHidden: () => boolean, found: References): Fate | undefined {
  const { name, attribute } = element
  const reference = references[name]
  if (reference !== undefined) found.add(attribute(reference), isHidden())
  // Properties of a shape stand in an element of it, `nvSpPr`; those of a picture in Word stand in the picture.
  const isShape = name === 'p:cNvPr' || name === 'xdr:cNvPr'
  if (!isShape && name !== 'wp:docPr') return undefined
  const hidden = attribute('hidden')
  return hidden !== undefined && isOn(hidden) ? { hide: isShape ? 2 : 1 } : undefined
}

interface DrawingsOptions {
  readonly isOfCells?: boolean
  /** Whether the part that refers to them is hidden as a whole. */
  readonly isHidden?: boolean
}

/** Counts the charts and diagrams that a part refers to. */
export async function countDrawings(
  context: DrawingContext,
  relationships: readonly Relationship[],
  found: References,
  { isOfCells = false, isHidden = false }: DrawingsOptions = {},
): Promise<void> {
  const { pack, counted } = context
  for (const { id, type, target } of relationships) {
    const isDiagram = type === 'diagramdata'
    if ((!isDiagram && type !== 'chart' && type !== 'chartex') || !found.has(id)) continue
    if (counted.has(target.toLowerCase()) || !pack.has(target)) continue
    const part: PartName = isHidden || found.isHidden(id) ? 'hidden' : 'drawings'
    // Sequentially, because the output so far limits what may follow.
    // oxlint-disable no-await-in-loop
    if (isDiagram) await countDiagram(context, target, part)
    else await countChart(context, target, { part, isOfCells })
    // oxlint-enable no-await-in-loop
  }
}

async function countDiagram({ pack, tally, counted }: DrawingContext, name: string, part: PartName): Promise<void> {
  counted.add(name.toLowerCase())
  for (const [of, text] of collectParts(await pack.read(name), part, drawing)) tally.add(of, text)
}

interface ChartOptions {
  readonly part: PartName
  /** Whether it stands in a workbook. */
  readonly isOfCells: boolean
}

/** Counts a chart, and the shapes that are drawn upon it. */
export async function countChart(
  { pack, tally, counted }: DrawingContext,
  name: string,
  { part, isOfCells }: ChartOptions,
): Promise<void> {
  counted.add(name.toLowerCase())
  // Each series has a copy of the same categories, which a reader sees once.
  const follower = isOfCells ? createCopySkipper() : {}
  for (const [of, text] of collectParts(await pack.read(name), part, chart, follower)) {
    tally.add(of, distinctLines(text))
  }
  for (const { type, target } of await pack.relationshipsOf(name)) {
    if (type !== 'chartusershapes' || !pack.has(target)) continue
    // oxlint-disable-next-line no-await-in-loop
    for (const [of, text] of collectParts(await pack.read(target), part, drawing)) tally.add(of, text)
  }
}

/** Skips, in a workbook, the copies of its cells: they are counted where they stand. */
function createCopySkipper(): Follower {
  let formula = ''
  let isFormula = false
  return {
    open: ({ name }) => {
      if (byFormula.has(name)) formula = ''
      isFormula = name === 'c:f' || name === 'cx:f'
      return copies.has(name) && formula !== '' && !ELSEWHERE.test(formula) ? { skip: true } : undefined
    },
    text: (text) => {
      if (isFormula) formula += text
    },
    close: (name) => {
      isFormula = false
      if (byFormula.has(name)) formula = ''
    },
  }
}

/** What drawings are read from and counted in. */
export interface DrawingContext {
  readonly pack: OpenPackage
  readonly tally: Tally
  /** The names of the parts that have been counted, in small letters. */
  readonly counted: Set<string>
}
