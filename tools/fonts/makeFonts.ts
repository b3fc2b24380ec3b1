import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { readSealed, sealFolder } from '../build/keptFolder.ts'
import { characters, faces, features, type Face } from './faces.ts'
import { heights, standIns, type StandIn } from './standIns.ts'

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
        variationAxes: { wght: face.weights.min === face.weights.max ? face.weights.min : face.weights },
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

/** The faces, those that stand in for them until they are there, and the names of their stacks. */
function writeStyleSheet(): string {
  const stacks = `@layer tokens {
  :root {
    --font-display: ${stackOf('Site Display')};
    --font-text: ${stackOf('Site Text')};
  }
}`
  return [...faces.map(writeFace), ...standIns.map(writeStandIn), stacks].join('\n')
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

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
}
