import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { faces as siteFaces, features } from '../fonts/faces.ts'
import { MINUS, settable } from './characters.ts'

const require = createRequire(import.meta.url)

/** The faces of the PDFs, and what each is cut from: a PDF holds no variable fonts. */
const cuts = {
  display: { from: 'display', weight: 700 },
  text: { from: 'text', weight: 400 },
  italic: { from: 'text-italic', weight: 400 },
  bold: { from: 'text', weight: 650 },
  boldItalic: { from: 'text-italic', weight: 650 },
} as const

/** A face of the PDFs. */
export type FaceName = keyof typeof cuts

/** All of them, for what goes through them. */
export const faceNames = ['display', 'text', 'italic', 'bold', 'boldItalic'] as const satisfies readonly FaceName[]

/** The font files, by name. */
export type FontFiles = Readonly<Record<FaceName, Buffer>>

/** Cuts one weight of each font of the site, with all that Western languages are written with: some 15 ms each. */
export async function cutFaces(): Promise<FontFiles> {
  const [display, text, italic, bold, boldItalic] = await Promise.all([
    cut('display'),
    cut('text'),
    cut('italic'),
    cut('bold'),
    cut('boldItalic'),
  ])
  return { display, text, italic, bold, boldItalic }
}

async function cut(name: FaceName): Promise<Buffer> {
  const { from, weight } = cuts[name]
  const face = siteFaces.find((candidate) => candidate.name === from)
  if (!face) throw new Error(`tools/fonts/faces.ts has no face "${from}", which the PDFs are set in.`)
  return subsetFont(await readFile(require.resolve(face.source)), settable + MINUS, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
    keepFeatures: features,
  })
}
