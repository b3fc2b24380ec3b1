import type { PartName, Tally } from '../tally.ts'
import { collectParts, distinctLines, type Fate, type Grammar } from './collectParts.ts'
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
  /** Whether they stand in a workbook, whose charts hold copies of its cells. */
  readonly isOfCells?: boolean
  /** Whether the part that refers to them is hidden as a whole. */
  readonly isHidden?: boolean
}

/** Counts the charts and diagrams that a part refers to, and the shapes that are drawn upon charts. */
export async function countDrawings(
  { pack, tally, counted }: DrawingContext,
  relationships: readonly Relationship[],
  found: References,
  { isOfCells = false, isHidden = false }: DrawingsOptions = {},
): Promise<void> {
  for (const { id, type, target } of relationships) {
    if (!/^(?:diagramdata|chart|chartex)$/.test(type) || !found.has(id)) continue
    if (counted.has(target.toLowerCase()) || !pack.has(target)) continue
    counted.add(target.toLowerCase())
    const part: PartName = isHidden || found.isHidden(id) ? 'hidden' : 'drawings'
    const isChart = type !== 'diagramdata'
    // Sequentially, because the output so far limits what may follow.
    // oxlint-disable no-await-in-loop
    for (const [of, text] of collectParts(await pack.read(target), part, isChart && !isOfCells ? chart : drawing))
      // Each series of a chart has a copy of the same categories, which a reader sees once.
      tally.add(of, isChart ? distinctLines(text) : text)
    for (const shapes of await pack.relationshipsOf(target)) {
      if (shapes.type !== 'chartusershapes' || !pack.has(shapes.target)) continue
      for (const [of, text] of collectParts(await pack.read(shapes.target), part, drawing)) tally.add(of, text)
    }
    // oxlint-enable no-await-in-loop
  }
}

/** What drawings are read from and counted in. */
export interface DrawingContext {
  readonly pack: OpenPackage
  readonly tally: Tally
  /** The names of the parts that have been counted, in small letters. */
  readonly counted: Set<string>
}
