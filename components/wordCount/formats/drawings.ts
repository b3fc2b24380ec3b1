import type { PartName, Tally } from '../tally.ts'
import { collectParts, distinctLines, type Grammar, hide, isUnseen, type OpenElement } from './collectParts.ts'
import { isOn, officeNamespaces } from './officeNamespaces.ts'
import type { OpenPackage, Relationship } from './openPackage.ts'

/** Slides, shapes and diagrams. Fields hold the slide number or the date. */
export const drawing: Grammar = {
  namespaces: officeNamespaces,
  texts: new Set(['a:t']),
  skipped: new Set(['a:fld', 'mc:Fallback']),
  breaks: new Set(['a:p', 'a:br']),
}
const chart: Grammar = {
  namespaces: officeNamespaces,
  texts: new Set(['a:t', 'c:v', 'cx:pt', 'cx:v']),
  // An extension holds copies of cells, for labels, and series that a filter hides.
  skipped: new Set(['a:fld', 'mc:Fallback', 'c:numRef', 'c:numLit', 'c:pivotSource', 'c:extLst', 'cx:numDim']),
  breaks: new Set(['a:p', 'c:v', 'cx:pt', 'cx:v']),
}

/** Elements that refer to a part with text, and the attribute that does. */
const references: ReadonlyMap<string, string> = new Map([
  ['c:chart', 'r:id'],
  ['cx:chart', 'r:id'],
  ['dgm:relIds', 'r:dm'],
])

/** The relationships that a part makes use of, and whether all elements that do are hidden. */
export type References = Map<string, boolean>

/** Follows the shapes of a part: notes what they refer to, and hides those that are hidden. */
export function followShape(element: OpenElement, found: References): undefined {
  const { name, attribute } = element
  const id = attribute(references.get(name) ?? '')
  if (id !== undefined) found.set(id, isUnseen(element) && (found.get(id) ?? true))
  // Properties of a shape stand in an element of it, `nvSpPr`; those of a picture in Word stand in the picture.
  const isShape = name === 'p:cNvPr' || name === 'xdr:cNvPr'
  if ((isShape || name === 'wp:docPr') && isOn(attribute('hidden') ?? '0')) hide(element, isShape ? 2 : 1)
}

interface DrawingsOptions {
  /** Whether they stand in a workbook, whose charts hold copies of its cells. */
  readonly isOfCells?: boolean
  /** Whether the part that refers to them is hidden as a whole. */
  readonly isHidden?: boolean
}

/** Counts the charts and diagrams that a part refers to. */
export async function countDrawings(
  { pack, tally }: DrawingContext,
  relationships: readonly Relationship[],
  found: References,
  { isOfCells = false, isHidden = false }: DrawingsOptions = {},
): Promise<void> {
  for (const { id, type, target } of relationships) {
    if (!/^(?:diagramdata|chart|chartex)$/.test(type) || !found.has(id) || !pack.take(target)) continue
    const part: PartName = isHidden || found.get(id) ? 'hidden' : 'drawings'
    const isChart = type !== 'diagramdata'
    // Sequentially, because the output so far limits what may follow.
    // oxlint-disable-next-line no-await-in-loop
    for (const [of, text] of collectParts(await pack.read(target), part, isChart && !isOfCells ? chart : drawing))
      // Each series of a chart has a copy of the same categories, which a reader sees once.
      tally.add(of, isChart ? distinctLines(text) : text)
  }
}

/** What drawings are read from and counted in. */
export interface DrawingContext {
  readonly pack: OpenPackage
  readonly tally: Tally
}
