interface Span {
  readonly x: number
  /** Of both ends of the deck's upper edge. */
  readonly y: number
  readonly width: number
  readonly rise: number
}

/** The footbridge of the drawings: planks along an arc of a circle. */
export interface ArchBridge {
  draw(color: string): string
  /** The height of the deck at a place. */
  topAt(x: number): number
  /** How the deck leans at a place, in degrees. */
  angleAt(x: number): number
}

const DECK = 34
const GAP = 6
const PLANK = 36
const BEAM = { width: 7, below: 12 }

/** @param span from bank to bank */
export function archBridge({ x, y, width, rise }: Span): ArchBridge {
  const radius = (width * width) / (8 * rise) + rise / 2
  const center = { x: x + width / 2, y: y - rise + radius }
  const arcAt = (below: number) => {
    const reach = radius - below
    const half = Math.sqrt(reach ** 2 - (center.y - y) ** 2)
    return `M${center.x - half} ${y}A${reach} ${reach} 0 0 1 ${center.x + half} ${y}`
  }
  const length = 2 * (radius - DECK / 2) * Math.asin(width / 2 / radius)
  // Whole planks only.
  const step = length / Math.round(length / (PLANK + GAP))
  return {
    draw: (color) =>
      `<g fill="none" stroke="${color}"><path stroke-width="${DECK}" stroke-dasharray="${step - GAP} ${GAP}" d="${arcAt(DECK / 2)}"/><path stroke-width="${BEAM.width}" d="${arcAt(DECK + BEAM.below)}"/></g>`,
    topAt: (at) => center.y - Math.sqrt(radius ** 2 - (at - center.x) ** 2),
    angleAt: (at) => (Math.asin((at - center.x) / radius) * 180) / Math.PI,
  }
}
