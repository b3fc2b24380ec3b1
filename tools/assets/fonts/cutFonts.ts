import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { characters, faces, features, type Face } from './faces.ts'
import { heights, standIns, type StandIn } from './standIns.ts'

const require = createRequire(import.meta.url)
const FOLDER = 'renderer/fonts'

/** The style sheet that declares the fonts. */
export const FONTS_SHEET = `${FOLDER}/fonts.css`

/**
 * Subsets the fonts to the characters of the site: one .woff2 file for each face, and the style sheet.
 *
 * @returns by file, below the root
 */
export async function cutFonts(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const fonts = await Promise.all(
    faces.map(async ({ name, source, weights: { min, max } }) => {
      const font = await subsetFont(await readFile(require.resolve(source)), characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: min === max ? min : { min, max } },
        keepFeatures: features,
      })
      return [`${FOLDER}/${name}.woff2`, font] as const
    }),
  )
  return new Map<string, string | Uint8Array>([...fonts, [FONTS_SHEET, writeStyleSheet()]])
}

/** The faces, those that stand in for them until they are there, and the names of their stacks. */
export function writeStyleSheet(): string {
  const stacks = `@layer tokens {
  :root {
    --font-display: ${stackOf('Site Display')};
    --font-text: ${stackOf('Site Text')};
  }
}`
  const head = `/* Written by npm run assets, from ${digestSources()} */`
  return `${[head, ...faces.map(writeFace), ...standIns.map(writeStandIn), stacks].join('\n')}\n`
}

function stackOf(family: Face['family']): string {
  const names = standIns.filter((standIn) => standIn.family === family).map(({ name }) => `'${name}'`)
  return [`'${family}'`, ...names, 'Georgia', 'serif'].join(', ')
}

/** https://drafts.csswg.org/css-fonts-5/#font-face-overriding-descriptors: the heights are parts of the size as it is adjusted. */
function writeStandIn({ name, family, local, width }: StandIn): string {
  const { ascent, descent } = heights[family]
  const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`
  return `@font-face {
  font-family: '${name}';
  src: ${local.map((font) => `local('${font}')`).join(', ')};
  font-weight: ${family === 'Site Display' ? 700 : 400};
  size-adjust: ${percent(width)};
  ascent-override: ${percent(ascent / width)};
  descent-override: ${percent(descent / width)};
  line-gap-override: 0%;
}`
}

function writeFace({ name, family, style, weights: { min, max } }: Face): string {
  return `@font-face {
  font-family: '${family}';
  src: url('./${name}.woff2') format('woff2');
  font-weight: ${min === max ? min : `${min} ${max}`};
  font-style: ${style};
  font-display: swap;
}`
}

/** Changes with all that the fonts are cut from. */
function digestSources(): string {
  const made = createHash('sha256').update(JSON.stringify([faces, characters, features]))
  for (const { source } of faces) made.update(readFileSync(require.resolve(source)))
  return made.digest('hex').slice(0, 12)
}
