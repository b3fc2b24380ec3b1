import { suggest } from '../content/suggest.ts'

/** The screens that pictures are taken at, in CSS pixels: a phone, a tablet, a desk. */
export const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const

/** The colour schemes that pictures are taken in. */
export const themes = ['light', 'dark'] as const

/** A screen that pictures are taken at. */
export type Screen = (typeof screens)[number]
/** A colour scheme that pictures are taken in. */
export type Theme = (typeof themes)[number]

/** What to take pictures of: each address, at each screen, in each theme. */
export interface Choice {
  readonly addresses: readonly string[]
  readonly screens: readonly Screen[]
  readonly themes: readonly Theme[]
}

/**
 * Reads the arguments of `npm run shots`: beginnings of addresses, widths and themes, in any order. What no argument
 * speaks of is taken whole.
 *
 * @param parameters such as `/fr/about`, `390`, `dark`
 * @param addresses all that there are
 * @throws Error that says what is possible, where an argument is none of these
 */
export function choose(parameters: readonly string[], addresses: readonly string[]): Choice {
  const isAsked = (name: string | number) => parameters.includes(String(name))
  const isBeginning = (parameter: string) =>
    parameter.startsWith('/') && addresses.some((address) => address.startsWith(parameter))
  const beginnings = parameters.filter(isBeginning)

  const known = new Set<string>([...screens.map(({ width }) => String(width)), ...themes, ...beginnings])
  const unknown = parameters.find((parameter) => !known.has(parameter))
  if (unknown !== undefined) throw new Error(explain(unknown, addresses))

  return {
    addresses: orAll(addresses, (address) => beginnings.some((beginning) => address.startsWith(beginning))),
    screens: orAll(screens, ({ width }) => isAsked(width)),
    themes: orAll(themes, isAsked),
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
    '  addresses  their beginning: /fr/about, /en/services',
    'Without any it takes pictures of every page: npm run shots -- /fr/about 390 dark',
  ].join('\n')
}
