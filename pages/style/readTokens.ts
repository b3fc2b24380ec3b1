/** The two looks of the site. */
export const themes = ['light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** A colour of the style sheet: `paper` for `--color-paper`. */
export interface Color {
  readonly name: string
  readonly values: Readonly<Record<Theme, string>>
}

/** Whatever colours there are: a new one shows on the style page by itself. */
export function readColors(css: string): Color[] {
  return [...css.matchAll(/--color-([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)].map(
    ([, name = '', light, dark, both = '']) => ({ name, values: { light: light ?? both, dark: dark ?? both } }),
  )
}

/** A size that grows with the window, in CSS pixels: `2xl` for `--text-2xl`. */
export interface Size {
  readonly name: string
  readonly smallest: number
  readonly largest: number
}

const PIXELS_PER_REM = 16

/** The sizes whose names begin with a prefix: `text`, `space`. */
export function readSizes(css: string, prefix: string): Size[] {
  const declarations = css.matchAll(
    new RegExp(`--${prefix}-(\\w+): (?:clamp\\()?([\\d.]+)rem(?:,.*, ([\\d.]+)rem\\))?;`, 'g'),
  )
  return [...declarations].map(([, name = '', smallest, largest = smallest]) => ({
    name,
    smallest: Number(smallest) * PIXELS_PER_REM,
    largest: Number(largest) * PIXELS_PER_REM,
  }))
}
