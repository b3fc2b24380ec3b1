import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
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

/** On every system one of these is there. Text stands in them where the fonts are late, or have no such letter. */
const STAND_INS = "Georgia, 'Times New Roman', serif"
/** How high the small letters of Source Serif are, in em: stand-ins are shown as large. */
const HEIGHT_OF_X = 0.475

/**
 * The faces, the names of their stacks (`--font-display`, `--font-text`), and what pages look like while they wait for them,
 * and where they wait no longer: renderer/waitForFonts.ts. Meanwhile there is the ground, and the sign in the header,
 * whose place no letter changes.
 */
function writeStyleSheet(): string {
  const states = `@layer tokens {
  :root {
    --font-stand-in: ${STAND_INS};
    --font-display: 'Site Display', var(--font-stand-in);
    --font-text: 'Site Text', var(--font-stand-in);
  }
  [data-fonts='late'] {
    --font-display: var(--font-stand-in);
    --font-text: var(--font-stand-in);
    font-size-adjust: ${HEIGHT_OF_X};
  }
}
@layer overrides {
  [data-fonts='waiting'] body {
    visibility: hidden;
  }
  [data-fonts='waiting'] header a:first-child > svg {
    visibility: visible;
  }
}`
  return [...faces.map(writeFace), states].join('\n')
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
