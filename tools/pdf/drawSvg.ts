import type { HTMLElement } from 'node-html-parser'
import { parse } from 'node-html-parser'

type Document = PDFKit.PDFDocument

/** A drawing that can be drawn in a PDF. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly draw: (doc: Document) => void
}

/** What children take from what they stand in. */
interface Paint {
  readonly fill: string
  readonly stroke: string
  readonly strokeWidth: number
  readonly dash: readonly number[]
  readonly dashOffset: number
  readonly cap: string
  readonly join: string
  readonly fillRule: string
}

const INITIAL: Paint = {
  fill: '#000000',
  stroke: 'none',
  strokeWidth: 1,
  dash: [],
  dashOffset: 0,
  cap: 'butt',
  join: 'miter',
  fillRule: 'nonzero',
}

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const PASSED_OVER = ['defs', 'style', 'title', 'desc', 'metadata', 'clippath']
const COLOR = /^(?:none|#(?:[0-9a-f]{3}){1,2})$/i
/** All that a drawing may say of itself; anything else would be lost in the PDF. */
const ATTRIBUTES = new Set(
  [
    'd x y width height rx ry cx cy r x1 y1 x2 y2 points id href xlink:href clip-path transform fill fill-rule stroke',
    'stroke-width stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit clip-rule',
    'xmlns xmlns:xlink viewbox role aria-hidden aria-label class shape-rendering',
  ]
    .join(' ')
    .split(' '),
)
const TRANSFORM = /(translate|scale|rotate|matrix)\(([^)]*)\)/g

/**
 * Reads an SVG as the pictures of the site are drawn: shapes in plain colours, groups, transforms, clips, uses. Its
 * style sheet is for the dark, and a PDF is light.
 *
 * @throws Error that says what cannot be drawn
 */
export function readSvg(source: string): Drawing {
  const svg = parse(source.replace(/<\?xml[^>]*\?>/, '')).querySelector('svg')
  if (!svg) throw new Error('has no <svg>')
  check(svg)
  const [left = 0, top = 0, viewWidth, viewHeight] = numbersOf(svg.getAttribute('viewBox') ?? '')
  const width = viewWidth ?? numberOf(svg, 'width')
  const height = viewHeight ?? numberOf(svg, 'height')
  return {
    width,
    height,
    draw(doc) {
      doc.save().translate(-left, -top)
      drawChildren(doc, svg, paintOf(svg, INITIAL), svg)
      doc.restore()
    },
  }
}

function tagOf({ rawTagName }: HTMLElement): string {
  return rawTagName.toLowerCase()
}

/** Finds what would be drawn wrong before anything is drawn. */
function check(element: HTMLElement): void {
  const tag = tagOf(element)
  if (!['svg', 'g', 'use', ...SHAPES, ...PASSED_OVER].includes(tag)) throw new Error(`holds <${element.rawTagName}>`)
  if (['style', 'title', 'desc', 'metadata'].includes(tag)) return
  for (const name of Object.keys(element.attributes)) {
    if (!ATTRIBUTES.has(name.toLowerCase())) throw new Error(`has ${name} on <${element.rawTagName}>`)
  }
  for (const name of ['fill', 'stroke']) {
    const color = element.getAttribute(name)
    if (color && !COLOR.test(color)) throw new Error(`has the colour ${color}`)
  }
  if (element.getAttribute('transform')?.replace(TRANSFORM, '').trim()) {
    throw new Error(`has the transform ${element.getAttribute('transform')}`)
  }
  for (const child of element.children) {
    if (tag === 'clippath' && !SHAPES.includes(tagOf(child))) throw new Error(`clips with <${child.rawTagName}>`)
    check(child)
  }
}

function drawChildren(doc: Document, parent: HTMLElement, paint: Paint, svg: HTMLElement): void {
  for (const child of parent.children) drawElement(doc, child, paint, svg)
}

function drawElement(doc: Document, element: HTMLElement, inherited: Paint, svg: HTMLElement): void {
  const tag = tagOf(element)
  if (PASSED_OVER.includes(tag)) return
  const paint = paintOf(element, inherited)
  doc.save()
  transform(doc, element)
  clip(doc, element, svg)
  if (tag === 'g') drawChildren(doc, element, paint, svg)
  else if (tag === 'use') {
    const used = svg.querySelector(element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '')
    doc.translate(numberOf(element, 'x'), numberOf(element, 'y'))
    if (used) drawElement(doc, used, paint, svg)
  } else {
    paintShape(doc, element, paint)
  }
  doc.restore()
}

function paintOf(element: HTMLElement, inherited: Paint): Paint {
  const own = (name: string, otherwise: string) => element.getAttribute(name) ?? otherwise
  const dash = element.getAttribute('stroke-dasharray')
  return {
    fill: own('fill', inherited.fill),
    stroke: own('stroke', inherited.stroke),
    strokeWidth: Number(own('stroke-width', String(inherited.strokeWidth))),
    dash: dash === undefined ? inherited.dash : numbersOf(dash),
    dashOffset: Number(own('stroke-dashoffset', String(inherited.dashOffset))),
    cap: own('stroke-linecap', inherited.cap),
    join: own('stroke-linejoin', inherited.join),
    fillRule: own('fill-rule', inherited.fillRule),
  }
}

function transform(doc: Document, element: HTMLElement): void {
  for (const [, name, values = ''] of (element.getAttribute('transform') ?? '').matchAll(TRANSFORM)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbersOf(values)
    if (name === 'translate') doc.translate(a, b)
    else if (name === 'scale') doc.scale(a, numbersOf(values)[1] ?? a)
    else if (name === 'rotate') doc.rotate(a, { origin: [b, c] })
    else doc.transform(a, b, c, d, e, f)
  }
}

function clip(doc: Document, element: HTMLElement, svg: HTMLElement): void {
  const id = /^url\(#([\w-]+)\)$/.exec(element.getAttribute('clip-path') ?? '')?.[1]
  const shapes = id === undefined ? [] : (svg.querySelector(`#${id}`)?.children ?? [])
  if (shapes.length === 0) return
  for (const shape of shapes) outline(doc, shape)
  doc.clip()
}

function paintShape(doc: Document, element: HTMLElement, paint: Paint): void {
  const isFilled = paint.fill !== 'none' && tagOf(element) !== 'line'
  const isStroked = paint.stroke !== 'none' && paint.strokeWidth > 0
  const rule = paint.fillRule === 'evenodd' ? 'even-odd' : 'non-zero'
  if (isFilled) {
    outline(doc, element)
    doc.fill(paint.fill, rule)
  }
  if (!isStroked) return
  doc.lineWidth(paint.strokeWidth).lineCap(capOf(paint.cap)).lineJoin(joinOf(paint.join))
  const [on, off = on] = paint.dash
  if (on !== undefined && off !== undefined) doc.dash(on, { space: off, phase: paint.dashOffset })
  outline(doc, element)
  doc.stroke(paint.stroke)
  doc.undash()
}

function capOf(name: string): 'butt' | 'round' | 'square' {
  return name === 'round' || name === 'square' ? name : 'butt'
}

function joinOf(name: string): 'miter' | 'round' | 'bevel' {
  return name === 'round' || name === 'bevel' ? name : 'miter'
}

function outline(doc: Document, element: HTMLElement): void {
  const at = (name: string) => numberOf(element, name)
  switch (tagOf(element)) {
    case 'path':
      doc.path(element.getAttribute('d') ?? '')
      break
    case 'rect': {
      const radius = Math.min(at('rx') || at('ry'), at('width') / 2, at('height') / 2)
      if (radius > 0) doc.roundedRect(at('x'), at('y'), at('width'), at('height'), radius)
      else doc.rect(at('x'), at('y'), at('width'), at('height'))
      break
    }
    case 'circle':
      doc.circle(at('cx'), at('cy'), at('r'))
      break
    case 'ellipse':
      doc.ellipse(at('cx'), at('cy'), at('rx'), at('ry'))
      break
    case 'line':
      doc.moveTo(at('x1'), at('y1')).lineTo(at('x2'), at('y2'))
      break
    default: {
      const values = numbersOf(element.getAttribute('points') ?? '')
      for (let index = 0; index < values.length; index += 2) {
        const [x = 0, y = 0] = values.slice(index)
        if (index === 0) doc.moveTo(x, y)
        else doc.lineTo(x, y)
      }
      if (tagOf(element) === 'polygon') doc.closePath()
    }
  }
}

function numberOf(element: HTMLElement, name: string): number {
  return Number.parseFloat(element.getAttribute(name) ?? '0')
}

function numbersOf(text: string): number[] {
  return (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).map(Number)
}
