import type { Palette } from '../pdf/palette.ts'
import { footbridge } from '../pdf/footbridge.ts'
import { siteConfig } from '../../site.config.ts'
import { cardSize } from '../../renderer/cardAddress.ts'
import type { FittedText } from './fitText.ts'
import type { Lettering, Type } from './lettering.ts'
import type { FaceName } from '../pdf/faces.ts'

/** Free on all sides, but for what bleeds off on purpose. */
export const MARGIN = 64
/** The planks of the footbridge: seven eighths of wood, one of air. */
const PLANK = { width: 40, wood: 35, height: 14 }
/** From the top of a line to its baseline, in sizes: both faces reach as high. */
const ASCENT = 0.8
/** Left, below the surface, length. */
const RIPPLES = [
  [40, 22, 96],
  [230, 22, 44],
  [372, 22, 128],
  [664, 22, 70],
  [858, 22, 120],
  [1080, 22, 52],
  [110, 48, 70],
  [262, 48, 150],
  [500, 48, 48],
  [20, 72, 48],
  [170, 72, 112],
  [400, 72, 84],
] as const
const SIGNATURE_TOP = 52
const TAGLINE: Type = { face: 'text', size: 27 }

/** What all compositions draw with. */
export interface Setting {
  /** The project's root. */
  readonly root: string
  readonly lettering: Lettering
  readonly palette: Palette
  /** The agency's line, in the card's language. */
  readonly tagline: string
}

/** The colours of one card. */
export interface Colors {
  readonly ground: string
  readonly ink: string
  readonly soft: string
  readonly accent: string
  readonly river: string
}

type SignatureColors = Pick<Colors, 'ink' | 'soft'>

/** Paper, or the dark band. */
export function colorsOf({ day, night, band }: Palette, tone: 'day' | 'night'): Colors {
  const { ink, accent, river, 'ink-soft': soft } = tone === 'day' ? day : night
  return { ground: tone === 'day' ? day.paper : band, ink, soft, accent, river }
}

/** The whole image. */
export function frame(ground: string, ...parts: readonly string[]): string {
  const { width, height } = cardSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${parts.join('')}</svg>`
}

/** One line of text, from the start of its baseline. */
export function write({ lettering }: Setting, text: string, type: Type, x: number, y: number, color: string): string {
  return `<g fill="${color}">${lettering.outline(text, type, x, y)}</g>`
}

/** A fitted text, from the top of its first line. */
export function writeLines(
  setting: Setting,
  text: FittedText,
  face: FaceName,
  x: number,
  y: number,
  color: string,
): string {
  return text.lines
    .map((line, index) =>
      write(setting, line, { face, size: text.size }, x, y + index * text.leading + text.size * ASCENT, color),
    )
    .join('')
}

/** Whose card it is: the footbridge, the name, and the agency's line under both. */
export function signature(setting: Setting, x: number, y: number, colors: SignatureColors): string {
  return [writeName(setting, x, y, colors.ink), write(setting, setting.tagline, TAGLINE, x, y + 80, colors.soft)].join(
    '',
  )
}

/** The same in one line across the top of the card. */
export function signatureLine(setting: Setting, colors: SignatureColors): string {
  const left = cardSize.width - MARGIN - setting.lettering.measure(setting.tagline, TAGLINE)
  return [
    writeName(setting, MARGIN, SIGNATURE_TOP, colors.ink),
    write(setting, setting.tagline, TAGLINE, left, SIGNATURE_TOP + 32, colors.soft),
  ].join('')
}

function writeName(setting: Setting, x: number, y: number, ink: string): string {
  const { arc, deck } = footbridge
  return [
    `<g transform="translate(${x - 3} ${y - 4}) scale(1.7)" fill="none" stroke="${ink}" stroke-linecap="round"><path stroke-width="3" d="${arc}"/><path stroke-width="2" d="${deck}"/></g>`,
    write(setting, siteConfig.name, { face: 'display', size: 42 }, x + 82, y + 32, ink),
  ].join('')
}

/** The water moves: strokes on it, the same on every card. */
export function ripples(x: number, y: number, width: number, color: string): string {
  const strokes = RIPPLES.filter(([left, , length]) => left + length < width).map(
    ([left, below, length]) => `M${x + left} ${y + below}h${length}`,
  )
  return `<path fill="none" stroke="${color}" stroke-opacity="0.45" stroke-width="4" stroke-linecap="round" d="${strokes.join('')}"/>`
}

/** A straight piece of the footbridge, from edge to edge or a part of it. */
export function planks(x: number, y: number, width: number, color: string): string {
  const count = Math.ceil(width / PLANK.width)
  const boards = Array.from({ length: count }, (_, index) => {
    const left = index * PLANK.width
    return `M${x + left} ${y}h${Math.min(PLANK.wood, width - left)}v${PLANK.height}h${-Math.min(PLANK.wood, width - left)}z`
  })
  return `<path fill="${color}" d="${boards.join('')}"/>`
}
