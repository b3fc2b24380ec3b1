import type { Face } from './faces.ts'

/**
 * A system serif that text is shown in until the site's face has loaded, with its metrics adjusted to take the same
 * room.
 */
export interface StandIn {
  readonly name: string
  readonly family: Face['family']
  /** The font's full names on the systems that have it. */
  readonly local: readonly string[]
  /** The width of the site's face divided by that of this one, over all texts, or all titles, of the built site. */
  readonly width: number
}

/** How far the site's faces reach above and below the line, in em. */
export const heights: Readonly<Record<Face['family'], { readonly ascent: number; readonly descent: number }>> = {
  'Site Display': { ascent: 1.07, descent: 0.29 },
  'Site Text': { ascent: 1.039, descent: 0.34 },
}

/**
 * Windows, macOS and iOS have Georgia, measured as Gelasio, which has its widths; Linux has Liberation Serif, whose widths are
 * those of Times New Roman; Android has Noto Serif. Of each system the first that it has is used.
 */
export const standIns: readonly StandIn[] = [
  { name: 'Display Georgia', family: 'Site Display', local: ['Georgia Bold', 'Georgia-Bold'], width: 0.979 },
  {
    name: 'Display Times',
    family: 'Site Display',
    local: ['Liberation Serif Bold', 'Times New Roman Bold'],
    width: 1.183,
  },
  { name: 'Display Noto', family: 'Site Display', local: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 0.993 },
  { name: 'Text Georgia', family: 'Site Text', local: ['Georgia'], width: 1.07 },
  { name: 'Text Times', family: 'Site Text', local: ['Liberation Serif', 'Times New Roman'], width: 1.169 },
  { name: 'Text Noto', family: 'Site Text', local: ['Noto Serif', 'NotoSerif'], width: 0.992 },
]
