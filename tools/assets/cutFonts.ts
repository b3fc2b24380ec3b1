import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { languages } from '../../renderer/languages.ts'

/**
 * The faces that renderer/fonts/fonts.css declares, and the weights that the site uses of them. Every page fetches the first two
 * early; together they may weigh 32 kB.
 */
const FACES = [
  { name: 'display', source: 'noto-serif-display/files/noto-serif-display-latin-wght-normal', weights: 700 },
  { name: 'text', source: 'source-serif-4/files/source-serif-4-latin-wght-normal', weights: { min: 400, max: 700 } },
  {
    name: 'text-italic',
    source: 'source-serif-4/files/source-serif-4-latin-wght-italic',
    weights: { min: 400, max: 700 },
  },
]

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** https://www.unicode.org/cldr/charts/latest/by_type/core_data.alphabetic_information.main.html */
const OF_LANGUAGES = Object.values(languages)
  .flatMap(({ letters, quotes }) => [letters, letters.toUpperCase(), ...quotes])
  .join('')
const PUNCTUATION = '!"#%&\'()*+,-./:;=?@[]_«»‘’“”…–—·×°€$©→←'
/** Inserted by renderer/typography.ts: no-break space, narrow no-break space. */
const SPACES = ' \u00a0\u202f'

/** The characters that the site's languages are written in; letters of other languages fall back to the visitor's fonts. */
const CHARACTERS = `${LETTERS}${LETTERS.toUpperCase()}${OF_LANGUAGES}0123456789${PUNCTUATION}${SPACES}`

/** Kerning, ligatures, forms of a language, combining accents, figures of one width: the site uses no others. */
const FEATURES = ['kern', 'liga', 'locl', 'ccmp', 'mark', 'tnum', 'lnum']

/** Subsets the faces to the characters of the site. Returns the fonts by file. */
export async function cutFonts(): Promise<ReadonlyMap<string, Uint8Array>> {
  const fonts = await Promise.all(
    FACES.map(async ({ name, source, weights }) => {
      const font = await subsetFont(readFileSync(`node_modules/@fontsource-variable/${source}.woff2`), CHARACTERS, {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
        keepFeatures: FEATURES,
      })
      return [`renderer/fonts/${name}.woff2`, font] as const
    }),
  )
  return new Map(fonts)
}
