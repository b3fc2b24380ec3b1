import { languages } from '../../../renderer/languages.ts'

/** One font file of the site. */
export interface Face {
  /** Its file: `display` becomes display.woff2. */
  readonly name: string
  readonly family: 'Site Display' | 'Site Text'
  /** The file of Fontsource that it is cut from. */
  readonly source: string
  readonly style: 'normal' | 'italic'
  /** The lightest and the boldest weight that the site uses: of a face in one weight, the same. */
  readonly weights: { readonly min: number; readonly max: number }
}

/**
 * All fonts of the site. What is widened here is paid by every visitor: every page fetches the first two early, which together
 * may weigh 32 kB.
 */
export const faces: readonly Face[] = [
  {
    name: 'display',
    family: 'Site Display',
    source: '@fontsource-variable/noto-serif-display/files/noto-serif-display-latin-wght-normal.woff2',
    style: 'normal',
    weights: { min: 700, max: 700 },
  },
  {
    name: 'text',
    family: 'Site Text',
    source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    style: 'normal',
    weights: { min: 400, max: 700 },
  },
  {
    name: 'text-italic',
    family: 'Site Text',
    source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
    style: 'italic',
    weights: { min: 400, max: 700 },
  },
]

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** https://www.unicode.org/cldr/charts/latest/by_type/core_data.alphabetic_information.main.html */
const ACCENTED_LETTERS = Object.values(languages)
  .map(({ letters }) => letters)
  .join('')
const QUOTES = Object.values(languages)
  .flatMap(({ quotes }) => quotes)
  .join('')
const DIGITS = '0123456789'
const PUNCTUATION = '!"#%&\'()*+,-./:;=?@[]_«»‘’“”…–—·×°€$©→←'
/** Inserted by typography.ts: no-break space, narrow no-break space. */
const SPACES = ' \u00a0\u202f'

/**
 * The characters that the site's languages are written in; a letter of any other language falls back to the visitor's
 * fonts.
 */
export const characters =
  LETTERS + ACCENTED_LETTERS + (LETTERS + ACCENTED_LETTERS).toUpperCase() + DIGITS + PUNCTUATION + QUOTES + SPACES

/** Kerning, ligatures, forms of a language, combining accents, figures of one width: the site uses no others. */
export const features = ['kern', 'liga', 'locl', 'ccmp', 'mark', 'tnum', 'lnum']
