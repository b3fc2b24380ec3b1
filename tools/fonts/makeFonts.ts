import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createFontStack } from '@capsizecss/core'
import georgia from '@capsizecss/metrics/georgia'
import notoSerif from '@capsizecss/metrics/notoSerif'
import notoSerifDisplay from '@capsizecss/metrics/notoSerifDisplay'
import sourceSerif4 from '@capsizecss/metrics/sourceSerif4'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import subsetFont from 'subset-font'
import { readSealed, sealFolder } from '../build/keptFolder.ts'
import { characters, faces, features, type Face } from './faces.ts'

const require = createRequire(import.meta.url)

/**
 * Cuts the fonts down to what the site uses of them and writes the style sheet that declares them: `fonts.css`, beside
 * one .woff2 file for each face. What was made before from the same fonts is used again.
 *
 * @param cache where the folder of the fonts is put
 * @returns the folder
 */
export async function makeFonts(cache: string): Promise<string> {
  const sources = faces.map(({ source }) => require.resolve(source))
  const folder = join(cache, `fonts-${hash(sources)}`)
  if (readSealed(folder) !== undefined) return folder
  await rm(folder, { recursive: true, force: true })
  // Written beside and renamed: two builds at once never see half a font.
  const unfinished = `${folder}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  await Promise.all(
    faces.map(async (face, index) => {
      const source = await readFile(sources[index] ?? '')
      const font = await subsetFont(source, characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: face.weights },
        keepFeatures: features,
      })
      await writeFile(join(unfinished, `${face.name}.woff2`), font)
    }),
  )
  await writeFile(join(unfinished, 'fonts.css'), writeStyleSheet())
  await sealFolder(unfinished, {})
  await rename(unfinished, folder).catch(ignoreExisting)
  return folder
}

/** Changes with all that the fonts are made from. */
function hash(sources: readonly string[]): string {
  const made = createHash('sha256')
    .update(JSON.stringify([faces, characters, features]))
    .update(writeStyleSheet())
  for (const source of sources) made.update(readFileSync(source))
  return made.digest('hex').slice(0, 12)
}

/** On every system one of these is there: Windows and Apple, Windows, Linux, Android. */
const standIns = [georgia, timesNewRoman, notoSerif]
/** The font of Linux has the measures of the one of Windows, so both can be one face. */
const TIMES = "local('TimesNewRomanPSMT')"
const TIMES_OR_LIBERATION = `${TIMES}, local('Liberation Serif'), local('LiberationSerif')`
/** Every page has these measures, and no compressor makes digits smaller: a tenth of a percent is a tenth of a pixel. */
const LONG_PERCENTAGE = /\d+\.\d\d+(?=%)/g

/**
 * The average width of a letter of the display face in its bold weight, in 1/1000 em, measured on the site's headings;
 * the published figure is that of the regular weight, which the site does not use.
 */
const DISPLAY_WIDTH = 507

/**
 * The faces, the names of their stacks (`--font-display`, `--font-text`), and what stands in for them: fonts of the
 * visitor's system, stretched to the same width and height, so that lines break where they will.
 */
function writeStyleSheet(): string {
  const display = createFontStack([
    {
      ...notoSerifDisplay,
      familyName: 'Site Display',
      subsets: { ...notoSerifDisplay.subsets, latin: { xWidthAvg: DISPLAY_WIDTH } },
    },
    ...standIns,
  ])
  const text = createFontStack([{ ...sourceSerif4, familyName: 'Site Text' }, ...standIns])
  const stacks = `@layer tokens {
  :root {
    --font-display: ${display.fontFamily}, serif;
    --font-text: ${text.fontFamily}, serif;
  }
}`
  const stands = [display, text].map(({ fontFaces }) =>
    fontFaces
      .replace(TIMES, TIMES_OR_LIBERATION)
      .replace(LONG_PERCENTAGE, (percentage) => String(Math.round(Number(percentage) * 10) / 10)),
  )
  return [...faces.map(writeFace), ...stands, stacks].join('\n').replaceAll(' Fallback: ', ' ')
}

function writeFace({ name, family, style, weights, display }: Face): string {
  return `@font-face {
  font-family: '${family}';
  src: url('./${name}.woff2') format('woff2');
  font-weight: ${weights.min} ${weights.max};
  font-style: ${style};
  font-display: ${display};
}`
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
}
