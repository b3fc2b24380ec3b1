import type { StyleReference } from './svgStyle.ts'

/** An element of a drawing, with what it draws besides itself. */
export interface DrawnElement {
  readonly name: string
  readonly id: string | undefined
  readonly classes: readonly string[]
  /** Points of a path or a polygon: a marker is drawn at each. */
  readonly points: number
  readonly children: DrawnElement[]
  readonly references: StyleReference[]
  /** Where it stands, from the start of the file. */
  readonly offset: number
}

/** How much there is to draw, counted in simple shapes; or why it is too much, and which element says so. */
export type DrawingSize = { readonly shapes: number } | { readonly message: string; readonly offset: number }

/** As many levels as drawings have, groups and what they refer to: renderers that go deeper crash. */
export const DEEPEST = 100
const MOST_SHAPES = 100_000
/** What is drawn aside first, or changes every point of the picture, takes as long as many shapes. */
const WEIGHTS: ReadonlyArray<readonly [RegExp, number]> = [
  [/^fe[A-Z]/, 500],
  [/^(?:mask|pattern|image)$/, 20],
]
const POINTS_OF_A_SHAPE = 100
/** Properties that all elements inside have, too. https://www.w3.org/TR/SVG2/propidx.html */
const INHERITED = /^(?:fill|stroke|marker)/

/**
 * Counts what is drawn, by `use`, patterns, masks, markers and filters too: ten lines that use each other ten times are
 * ten thousand million shapes.
 *
 * @param root the `svg` element
 * @param rules what style elements draw elements with
 */
export function measureDrawing(root: DrawnElement, rules: readonly StyleReference[]): DrawingSize {
  const byId = new Map<string, DrawnElement>()
  const index = (element: DrawnElement): void => {
    if (element.id !== undefined && !byId.has(element.id)) byId.set(element.id, element)
    element.children.forEach(index)
  }
  index(root)
  const rulesFor = indexRules(rules.filter(({ id }) => byId.has(id)))

  const known = new Map<DrawnElement, { drawn: number; depth: number }>()
  const underWay = new Set<DrawnElement>()
  const measure = (element: DrawnElement, level: number): { drawn: number; depth: number } => {
    const measured = known.get(element)
    if (level + (measured?.depth ?? 0) > DEEPEST) {
      throw new Excess(
        `what it draws is nested more than ${DEEPEST} levels deep. Ungroup it, or save it as PNG`,
        element,
      )
    }
    if (measured) return measured
    if (underWay.has(element))
      throw new Excess(`#${element.id} draws itself, without end. Delete what refers to it inside it`, element)
    underWay.add(element)
    let drawn = (WEIGHTS.find(([name]) => name.test(element.name))?.[1] ?? 1) + element.points / POINTS_OF_A_SHAPE
    let depth = 0
    let inherited = 0
    const add = (part: DrawnElement): number => {
      const size = measure(part, level + 1)
      depth = Math.max(depth, size.depth)
      return size.drawn
    }
    for (const child of element.children) drawn += add(child)
    for (const { property, id } of [...element.references, ...rulesFor(element)]) {
      const target = byId.get(id)
      if (!target) continue
      const size = add(target)
      if (property?.startsWith('marker')) inherited += size * pointsIn(element)
      else if (property && INHERITED.test(property)) inherited += size
      else drawn += size
    }
    drawn += drawn * inherited
    if (drawn > MOST_SHAPES) {
      throw new Excess(
        'would take seconds to draw: its parts are repeated too often. Simplify it, or save it as PNG',
        element,
      )
    }
    underWay.delete(element)
    known.set(element, { drawn, depth: depth + 1 })
    return { drawn, depth: depth + 1 }
  }
  try {
    return { shapes: measure(root, 1).drawn }
  } catch (error) {
    if (error instanceof Excess) return { message: error.message, offset: error.element.offset }
    throw error
  }
}

class Excess extends Error {
  constructor(
    message: string,
    readonly element: DrawnElement,
  ) {
    super(message)
  }
}

function pointsIn(element: DrawnElement): number {
  return element.children.reduce((sum, child) => sum + pointsIn(child), element.points)
}

/** Elements that rules of style draw nothing with. */
const NOT_DRAWN = /^(?:fe[A-Z]|(?:stop|\w+Gradient|style|title|desc|metadata)$)/

/**
 * Rules by what their selectors end with: a class, an id, the name of an element; a selector that could be about anything
 * is taken to be about everything.
 */
function indexRules(rules: readonly StyleReference[]): (element: DrawnElement) => StyleReference[] {
  const byKey = new Map<string, Map<string, StyleReference>>()
  for (const rule of rules) {
    for (const key of keysOf(rule.selector ?? '*')) {
      const known = byKey.get(key) ?? new Map<string, StyleReference>()
      byKey.set(key, known.set(`${rule.property} ${rule.id}`, rule))
    }
  }
  return ({ name, id, classes }) => {
    if (NOT_DRAWN.test(name)) return []
    const keys = ['*', name, ...(id === undefined ? [] : [`#${id}`]), ...classes.map((one) => `.${one}`)]
    return keys.flatMap((key) => [...(byKey.get(key)?.values() ?? [])])
  }
}

function keysOf(selector: string): string[] {
  return selector.split(',').map((one) => {
    const last =
      one
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? ''
    return /[*:[&|]/.test(last) ? '*' : (/[.#][^.#]+$/.exec(last)?.[0] ?? last)
  })
}
