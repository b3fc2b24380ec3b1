import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { z } from 'zod'
import { PAPER_FONTS_FOLDER } from '../../paper/faces.ts'

const require = createRequire(import.meta.url)

/** The site's own families, in the weights that paper has. */
const FACES = [
  { family: 'source-serif-4', style: 'normal', weight: 400 },
  { family: 'source-serif-4', style: 'normal', weight: 650 },
  { family: 'source-serif-4', style: 'italic', weight: 400 },
  { family: 'source-serif-4', style: 'italic', weight: 650 },
  { family: 'noto-serif-display', style: 'normal', weight: 700 },
] as const

/**
 * Cuts the fonts of PDFs and Open Graph images: one weight a file, as PDF holds them.
 *
 * @returns by file, below the root
 */
export async function cutPaperFonts(): Promise<ReadonlyMap<string, Uint8Array>> {
  const fonts = await Promise.all(
    FACES.map(async ({ family, style, weight }) => {
      const folder = `@fontsource-variable/${family}`
      const slices: unknown = JSON.parse(await readFile(require.resolve(`${folder}/unicode.json`), 'utf8'))
      const { latin } = z.object({ latin: z.string() }).parse(slices)
      const source = await readFile(require.resolve(`${folder}/files/${family}-latin-wght-${style}.woff2`))
      const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const
      const font = await subsetFont(source, latin.split(',').flatMap(lettersOf).join(''), options)
      return [`${PAPER_FONTS_FOLDER}/${family}-${weight}-${style}.ttf`, font] as const
    }),
  )
  return new Map(fonts)
}

/** `U+0000-00FF` or `U+0131`. https://developer.mozilla.org/en-US/docs/Web/CSS/@font-face/unicode-range */
function lettersOf(range: string): string[] {
  const [from = 0, to = from] = range
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16))
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
}
