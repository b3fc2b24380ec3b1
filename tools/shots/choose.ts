import { suggest } from '../content/suggest.ts'

/** The screens that pictures are taken at, in CSS pixels: phones, tablets upright and on their side, desks. */
export const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 900, height: 1200 },
  { width: 1024, height: 768 },
  { width: 1100, height: 800 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 2000, height: 1125 },
] as const

/** Where pictures of a few screens are enough: a phone, a tablet, a desk. */
export const mainScreens = screens.filter(({ width }) => [390, 768, 1440].includes(width))

/** The colour schemes that pictures are taken in. */
export const themes = ['light', 'dark'] as const

/** The sizes of text that readers may have chosen in their browser. */
export const textSizes = ['100%', '125%', '150%', '200%'] as const

/** A screen that pictures are taken at. */
export type Screen = (typeof screens)[number]
/** A colour scheme that pictures are taken in. */
export type Theme = (typeof themes)[number]
/** A size of text that a reader may have chosen. */
export type TextSize = (typeof textSizes)[number]

/** What to take pictures of: each address, at each screen, in each theme. */
export interface Choice {
  readonly addresses: readonly string[]
  readonly screens: readonly Screen[]
  readonly themes: readonly Theme[]
  /** Of all pictures. */
  readonly textSize: TextSize
}

/**
 * Reads the arguments of `npm run shots`: beginnings of addresses, widths, themes and a size of text, in any order. What no
 * argument speaks of is taken whole, with text of the usual size.
 *
 * @param parameters such as `/fr/about`, `390`, `dark`, `150%`
 * @param addresses all that there are
 * @throws Error that says what is possible, where an argument is none of these
 */
export function choose(parameters: readonly string[], addresses: readonly string[]): Choice {
  const isAsked = (name: string | number) => parameters.includes(String(name))
  const isBeginning = (parameter: string) =>
    parameter.startsWith('/') && addresses.some((address) => address.startsWith(parameter))
  const beginnings = parameters.filter(isBeginning)

  const known = new Set<string>([...screens.map(({ width }) => String(width)), ...themes, ...textSizes, ...beginnings])
  const unknown = parameters.find((parameter) => !known.has(parameter))
  if (unknown !== undefined) throw new Error(explain(unknown, addresses))

  return {
    addresses: orAll(addresses, (address) => beginnings.some((beginning) => address.startsWith(beginning))),
    screens: orAll(screens, ({ width }) => isAsked(width)),
    themes: orAll(themes, isAsked),
    textSize: textSizes.findLast(isAsked) ?? '100%',
  }
}

function orAll<T>(all: readonly T[], isAsked: (one: T) => boolean): readonly T[] {
  const asked = all.filter(isAsked)
  return asked.length > 0 ? asked : all
}

function explain(unknown: string, addresses: readonly string[]): string {
  const meant = suggest(unknown, addresses)
  return [
    unknown.startsWith('/') ? `No page’s address begins with ${unknown}.` : `npm run shots does not know "${unknown}".`,
    ...(meant === undefined ? [] : [`Did you mean "${meant}"?`]),
    'It takes any of:',
    `  widths     ${screens.map(({ width }) => width).join(', ')}`,
    `  themes     ${themes.join(', ')}`,
    `  text       ${textSizes.join(', ')}`,
    '  addresses  their beginning: /fr/about, /en/services',
    'Without any it takes pictures of every page: npm run shots -- /fr/about 390 dark',
  ].join('\n')
}
