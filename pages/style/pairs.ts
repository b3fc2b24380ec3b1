import { contrastOf } from './contrast.ts'
import type { Color, Theme } from './readTokens.ts'

/** What is written in which colour on which ground. */
export const pairs = [
  { text: 'ink', ground: 'paper' },
  { text: 'ink-soft', ground: 'paper' },
  { text: 'river', ground: 'paper' },
  { text: 'accent', ground: 'paper' },
  { text: 'ink-soft', ground: 'surface' },
  { text: 'accent', ground: 'surface' },
  { text: 'ink', ground: 'sand' },
  { text: 'ink', ground: 'mist' },
  { text: 'ink', ground: 'highlight' },
  { text: 'on-river', ground: 'river' },
] as const

/** On the band of night all text is of the dark theme. */
export const nightPairs = [
  { text: 'ink', ground: 'night' },
  { text: 'ink-soft', ground: 'night' },
  { text: 'river', ground: 'night' },
  { text: 'accent', ground: 'night' },
] as const

/** Two colours by their names. */
export interface Pair {
  readonly text: string
  readonly ground: string
}

/** The contrast of a pair in a theme, given all colours. */
export function contrastOfPair({ text, ground }: Pair, theme: Theme, colors: readonly Color[]): number {
  const valueOf = (name: string): string => {
    const color = colors.find((candidate) => candidate.name === name)
    if (!color) throw new Error(`There is no --color-${name} in renderer/styles/tokens.css. Name another in pairs.ts.`)
    return color.values[theme]
  }
  return contrastOf(valueOf(text), valueOf(ground))
}
