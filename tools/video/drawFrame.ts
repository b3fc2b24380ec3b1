import { siteConfig } from '../../site.config.ts'
import type { Crossing } from './crossings.ts'

export const WIDTH = 1280
export const HEIGHT = 720
/** Seconds. */
export const DURATION = 12

/** The night side of the tokens: a clip can't turn dark with the page, so it looks well on both grounds. */
const colors = {
  night: '#11383c',
  deep: '#0c2a2e',
  shade: '#174f57',
  river: '#1f6f78',
  foam: '#86cbcf',
  paper: '#f6f1e7',
  accent: '#ff9470',
} as const

/** The circle that the footbridge is a piece of. */
const circle = { x: WIDTH / 2, y: 1010, radius: 620 }
/** Degrees from its top, where the deck ends, and where the way of the words does: behind the stacks. */
const DECK_END = 46
const WAY_END = 60
const PLANKS = 39
const BUILT_AT = 1.8
const FIRST_WORD_AT = 1.4
const WORD_EVERY = 2.3
const WORD_TAKES = 4.4
/** As far as the longest word goes on after its end has arrived. */
const WORD_LENGTH = 520
/** Degrees from the middle of the deck to that of a word of the poster. */
const WORD_STANDS = 21
/** The second whose river is on the poster; the deck is laid by then. */
const POSTER_AT = 3
const STACK = { width: 150, margin: 32, top: 486, sheets: 15 }

/**
 * One frame of a clip, as SVG: a footbridge is laid from bank to bank, words cross it, and on the far side of the middle
 * they are in another language. The same second always gives the same drawing.
 *
 * @param second from 0 to DURATION
 */
export function drawFrame(crossing: Crossing, second: number): string {
  const { words, far } = crossing
  const arrived = words.map((_, index) => ease((second - FIRST_WORD_AT - WORD_EVERY * index - WORD_TAKES + 1.4) / 0.8))
  const carried = arrived.reduce((sum, part) => sum + part, 0)
  const whole = Math.floor(carried)
  const count = mix(far[whole] ?? 0, far[whole + 1] ?? far[whole] ?? 0, carried - whole)
  const ending = ease((second - 10.2) / 0.9)
  return drawScene(
    crossing,
    second,
    `${words.map(([from, to], index) => drawWord(from, to, second - FIRST_WORD_AT - WORD_EVERY * index)).join('\n')}
${drawMiddle(ease((second - 0.1) / BUILT_AT) * (1 - ending))}
${drawBanks(crossing, carried / words.length, Math.round(count))}
<text x="640" y="${668 - 12 * ending}" font-size="58" text-anchor="middle" fill="${colors.paper}" opacity="${ending}">${siteConfig.name}</text>`,
  )
}

/** The picture that stands for a clip: the bridge is laid, and the first of its words is there whole, on both sides. */
export function drawPoster(crossing: Crossing): string {
  const { words, far } = crossing
  const [from, to] = words[0] ?? ['', '']
  return drawScene(
    crossing,
    POSTER_AT,
    `${placeWord(from, -WORD_STANDS, colors.paper)}
${placeWord(to, WORD_STANDS, colors.foam)}
${drawMiddle(1)}
${drawBanks(crossing, 1 / words.length, far[1] ?? 0)}`,
  )
}

/** What the words cross, as far as it is laid. */
function drawScene({ glyph, glyphSize = 560 }: Crossing, second: number, inside: string): string {
  const built = ease((second - 0.1) / BUILT_AT)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="display" font-weight="700">
<defs>
<path id="way" d="${arc(circle.radius + 20, WAY_END)}"/>
<clipPath id="near"><rect width="${WIDTH / 2}" height="${HEIGHT}"/></clipPath>
<clipPath id="far"><rect x="${WIDTH / 2}" width="${WIDTH / 2}" height="${HEIGHT}"/></clipPath>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.night}"/>
<text x="640" y="${(440 - 30 * (second / DURATION)).toFixed(1)}" font-size="${glyphSize}" text-anchor="middle" fill="${colors.shade}">${glyph}</text>
${drawRiver(second)}
<path d="${arc(circle.radius - 16, DECK_END)}" fill="none" stroke="${colors.paper}" stroke-width="3" pathLength="1" stroke-dasharray="${built.toFixed(3)} 2"/>
${drawPlanks(second)}
${inside}
</svg>`
}

/** The line where languages change. */
function drawMiddle(part: number): string {
  return `<rect x="638" y="${circle.y - circle.radius - 14 - 110 * part}" width="4" height="${110 * part}" fill="${colors.accent}"/>`
}

function drawBanks({ near }: Crossing, part: number, count: number): string {
  return `${drawStack(STACK.margin, 1, near, colors.paper)}
${drawStack(WIDTH - STACK.margin - STACK.width, part, count, colors.foam)}`
}

/** A word that stands on the deck, its middle so many degrees from the middle of it. */
function placeWord(word: string, angle: number, fill: string): string {
  const offset = radians(WAY_END + angle) * (circle.radius + 20)
  return `<text font-size="58" fill="${fill}" text-anchor="middle"><textPath href="#way" startOffset="${offset.toFixed(1)}">${word}</textPath></text>`
}

/** A piece of the circle, `end` degrees to both sides of its top. */
function arc(radius: number, end: number): string {
  const x = radius * Math.sin(radians(end))
  const y = circle.y - radius * Math.cos(radians(end))
  return `M${(circle.x - x).toFixed(1)} ${y.toFixed(1)}A${radius} ${radius} 0 0 1 ${(circle.x + x).toFixed(1)} ${y.toFixed(1)}`
}

/** Planks come down one after the other, from the near bank to the far one. */
function drawPlanks(second: number): string {
  return Array.from({ length: PLANKS }, (_, index) => {
    const laid = ease((second - 0.1 - (index / PLANKS) * (BUILT_AT - 0.4)) / 0.4)
    const angle = -DECK_END + (index + 0.5) * ((2 * DECK_END) / PLANKS)
    const y = circle.y - circle.radius - 60 * (1 - laid)
    return `<rect x="${circle.x - 10.5}" y="${y.toFixed(1)}" width="21" height="13" fill="${colors.paper}" opacity="${laid.toFixed(2)}" transform="rotate(${angle.toFixed(2)} ${circle.x} ${circle.y})"/>`
  }).join('')
}

/** A word on its way: on this side of the middle as it was, on the other as it will be. */
function drawWord(from: string, to: string, second: number): string {
  const progress = second / WORD_TAKES
  if (progress <= 0 || progress >= 1) return ''
  const way = 2 * radians(WAY_END) * (circle.radius + 20)
  const offset = progress * (way + WORD_LENGTH)
  const write = (word: string, side: 'near' | 'far', fill: string) =>
    `<g clip-path="url(#${side})"><text font-size="66" fill="${fill}" text-anchor="end"><textPath href="#way" startOffset="${offset.toFixed(1)}">${word}</textPath></text></g>`
  return write(from, 'near', colors.paper) + write(to, 'far', colors.foam)
}

/** Sheets on a bank, where the words come from and end, and how many things they are. */
function drawStack(x: number, part: number, count: number, fill: string): string {
  const height = (HEIGHT - STACK.top) * part
  const sheet = (HEIGHT - STACK.top) / STACK.sheets
  const top = HEIGHT - height
  const sheets = Array.from({ length: Math.ceil(height / sheet) }, (_, index) => {
    const y = Math.max(HEIGHT - (index + 1) * sheet, top)
    return `<rect x="${x}" y="${y.toFixed(1)}" width="${STACK.width}" height="${Math.max(0, HEIGHT - index * sheet - 4 - y).toFixed(1)}" fill="${fill}"/>`
  })
  return `<rect x="${x}" y="${STACK.top}" width="${STACK.width}" height="${HEIGHT}" fill="${colors.deep}"/>${sheets.join('')}<text x="${x + STACK.width / 2}" y="${STACK.top - 22}" font-size="96" text-anchor="middle" fill="${fill}">${count}</text>`
}

/** The same waves each time: their lengths are hashed from their numbers. */
function drawRiver(second: number): string {
  const waves = Array.from({ length: 20 }, (_, index) => {
    const row = index % 3
    const length = 50 + ((index * 7919) % 83)
    const x = ((index * 4793) % WIDTH) + second * (10 + 8 * row)
    return `M${((x % (WIDTH + 160)) - 140).toFixed(1)} ${636 + 30 * row}h${length}`
  })
  return `<rect y="606" width="${WIDTH}" height="114" fill="${colors.deep}"/><path d="${waves.join('')}" stroke="${colors.river}" stroke-width="4" stroke-linecap="round"/>`
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part
}

/** Slow at both ends. */
function ease(part: number): number {
  const clamped = Math.min(1, Math.max(0, part))
  return clamped * clamped * (3 - 2 * clamped)
}
