import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { z } from 'zod'
import packageFile from '../../package.json' with { type: 'json' }
import { cacheFolder } from '../build/cache.ts'
import { readKept, writeKept } from '../build/keptFile.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const require = createRequire(import.meta.url)
const SCOPE = '@fontsource-variable/'
const TEXT = `${SCOPE}source-serif-4`
const DISPLAY = `${SCOPE}noto-serif-display`
/** What Fontsource calls the part of a family that French and English are written with. */
const BASE = 'latin'
/** What is read but not seen. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/u

/** Where a letter is looked for: in the site's own families, then in every other one that is installed. */
const families = [
  { name: TEXT, weights: [400, 650], styles: ['normal', 'italic'] },
  { name: DISPLAY, weights: [700], styles: ['normal'] },
  ...Object.keys(packageFile.dependencies)
    .filter((name) => name.startsWith(SCOPE) && name !== TEXT && name !== DISPLAY)
    .map((name) => ({ name, weights: [400, 700], styles: ['normal'] })),
]

/** A part of a family: Fontsource cuts each into several files. */
interface Slice {
  readonly isBase: boolean
  /** Its name in templates: of several files of one name Typst takes letters from the first only. */
  readonly alias: string
  /** As fonts of one weight each, which is what PDFs hold. */
  cut(): Promise<readonly Buffer[]>
  has(letter: string): Promise<boolean>
}

/** Fonts for a text, and their names for `text(font: …)`, in the order in which letters are looked for. */
export interface Faces {
  readonly files: readonly Buffer[]
  readonly text: readonly string[]
  readonly display: readonly string[]
  /** Letters that no installed font has. */
  readonly missing: readonly string[]
}

const slicesByFamily = new Map<string, Promise<readonly Slice[]>>()

/** The fonts that a text needs: the site's own, and for each letter that they do not have the first other that has it. */
export async function facesFor(text: string): Promise<Faces> {
  const letters = [...new Set(text)].filter((letter) => !UNSEEN.test(letter)).toSorted()
  let missing = letters
  const used: (Slice & { readonly family: string })[] = []
  for (const { name: family } of families) {
    // Headings take what they can from the display face, whatever else has it.
    const wanted = family === DISPLAY ? letters : missing
    if (wanted.length === 0 && !isOwn(family)) continue
    // In order, for each has what the ones before it have left.
    // oxlint-disable-next-line no-await-in-loop
    for (const slice of await listSlices(family)) {
      // oxlint-disable-next-line no-await-in-loop
      const has = await Promise.all(wanted.map((letter) => slice.has(letter)))
      const found = new Set(wanted.filter((_, index) => has[index]))
      if (found.size > 0 || (slice.isBase && isOwn(family))) used.push({ ...slice, family })
      missing = missing.filter((letter) => !found.has(letter))
    }
  }
  const inOrder = (first: string) =>
    used
      .toSorted((one, other) => Number(other.family === first) - Number(one.family === first))
      .map(({ alias }) => alias)
  const files = await Promise.all(used.map((slice) => slice.cut()))
  return { files: files.flat(), text: inOrder(TEXT), display: inOrder(DISPLAY), missing }
}

/** The site's display face in its one weight, for what draws with it. */
export async function cutDisplayFace(): Promise<Buffer> {
  const [file] = (await (await listSlices(DISPLAY)).find(({ isBase }) => isBase)?.cut()) ?? []
  if (!file) throw new Error(`${DISPLAY} has no part "${BASE}". Look at its unicode.json.`)
  return file
}

function isOwn(family: string): boolean {
  return family === TEXT || family === DISPLAY
}

function listSlices(family: string): Promise<readonly Slice[]> {
  const known = slicesByFamily.get(family) ?? readFamily(family)
  slicesByFamily.set(family, known)
  return known
}

async function readFamily(packageName: string): Promise<Slice[]> {
  const place = families.findIndex(({ name }) => name === packageName)
  const { weights = [], styles = [] } = families[place] ?? {}
  const folder = dirname(require.resolve(`${packageName}/package.json`))
  const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(folder, file), 'utf8'))
  const { id, family } = z.object({ id: z.string(), family: z.string() }).parse(await readJson('metadata.json'))
  const { version } = z.object({ version: z.string() }).parse(await readJson('package.json'))
  const parts = Object.entries(z.record(z.string(), z.string()).parse(await readJson('unicode.json')))
  return parts.map(([part, ranges], index): Slice => {
    const alias = family.slice(0, -1) + String.fromCodePoint(0xe000 + place * 256 + index)
    const letters = ranges.split(',').map(readRange)
    const cutOne = async (weight: number, style: string): Promise<Buffer> => {
      const name = `${id}-${part.replaceAll(/[[\]]/g, '')}-wght-${style}`
      const file = join(folder, `files/${name}.woff2`)
      const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const
      return keepFace(`${name}-${weight}-${place}-${index}-${version}`, async () =>
        renameFamily(await subsetFont(await readFile(file), lettersOf(letters), options), family, alias),
      )
    }
    let files: Promise<Buffer[]> | undefined
    let known: Promise<ReadonlySet<number>> | undefined
    const cut = () => (files ??= Promise.all(styles.flatMap((style) => weights.map((weight) => cutOne(weight, style)))))
    return {
      isBase: part === BASE,
      alias,
      cut,
      async has(letter) {
        const code = letter.codePointAt(0) ?? 0
        // Not every part has all that it is for.
        if (!letters.some(([from, to]) => code >= from && code <= to)) return false
        known ??= cut().then(([first]) => new Set(first ? new Face(new Blob(first)).collectUnicodes() : []))
        return (await known).has(code)
      },
    }
  })
}

/** Cutting takes a tenth of a second for each: what has been cut once is kept. */
async function keepFace(name: string, cut: () => Promise<Buffer>): Promise<Buffer> {
  const folder = cacheFolder(ROOT, 'fonts')
  const file = join(folder, name)
  const known = readKept(file)
  if (known) return known
  const face = await cut()
  await mkdir(folder, { recursive: true })
  await writeKept(file, face)
  return face
}

/** `U+0000-00FF` or `U+0131`. https://developer.mozilla.org/en-US/docs/Web/CSS/@font-face/unicode-range */
function readRange(range: string): readonly [number, number] {
  const [from = '', to = from] = range.replace(/^U\+/i, '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

function lettersOf(ranges: ReadonlyArray<readonly [number, number]>): string {
  return ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
    .join('')
}

/** Changes the family's name where the font says it, to one as long. https://learn.microsoft.com/typography/opentype/spec/name */
function renameFamily(font: Buffer, from: string, to: string): Buffer {
  const encode = (text: string) => Buffer.from(text, 'utf16le').swap16()
  for (let at = font.indexOf(encode(from)); at >= 0; at = font.indexOf(encode(from), at + 1)) encode(to).copy(font, at)
  return font
}
