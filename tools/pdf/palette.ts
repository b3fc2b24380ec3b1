import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A colour of the site, by its name in components/styles/tokens.css. */
export type ColorName = 'paper' | 'sand' | 'mist' | 'ink' | 'ink-soft' | 'line' | 'river' | 'on-river' | 'accent'
type Tones = Readonly<Record<ColorName, string>>

/** The colours of a PDF: those of the site's light side, and for the dark band its dark side. */
export interface Palette {
  readonly day: Tones
  readonly night: Tones
  /** The dark band itself. */
  readonly band: string
}

/**
 * Reads the colours of the site where they are written.
 *
 * @param root the project's root
 * @throws Error naming the colour that is not there
 */
export function readPalette(root: string): Palette {
  const file = 'components/styles/tokens.css'
  const css = readFileSync(join(root, file), 'utf8')
  const find = (pattern: string): RegExpExecArray => {
    const found = new RegExp(pattern).exec(css)
    if (!found)
      throw new Error(`${file} has no ${pattern}, which the PDFs are coloured with. Add it, or mend palette.ts.`)
    return found
  }
  const tones = (side: 1 | 2): Tones => {
    const colorOf = (name: ColorName) =>
      find(`--color-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`)[side] ?? ''
    return {
      paper: colorOf('paper'),
      sand: colorOf('sand'),
      mist: colorOf('mist'),
      ink: colorOf('ink'),
      'ink-soft': colorOf('ink-soft'),
      line: colorOf('line'),
      river: colorOf('river'),
      'on-river': colorOf('on-river'),
      accent: colorOf('accent'),
    }
  }
  return { day: tones(1), night: tones(2), band: find('--color-night: (#[0-9a-f]{6})')[1] ?? '' }
}
