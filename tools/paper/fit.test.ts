import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openValidContent } from '../content/openContent.ts'
import { readPaperFonts } from './typeset.ts'

/** Titles in a room of an image: how `fit` of templates/openGraphImage.typ sets them. */
interface Room {
  readonly width: number
  readonly height: number
}

const room: Room = { width: 700, height: 200 }
/** Reading all content takes a second, more on a busy machine. */
const READING_TIMEOUT = 60_000
/** The longest permitted title, and a longer one. */
const LONGEST =
  'Traduction assermentée des actes de l’état civil\u00a0: ce que demandent préfectures, ordres et notaires, pays par pays'

let compiler: NodeCompiler
let titles: readonly string[]

beforeAll(async () => {
  compiler = NodeCompiler.create({ workspace: process.cwd(), fontArgs: [{ fontBlobs: readPaperFonts(process.cwd()) }] })
  const { documents } = await openValidContent(process.cwd(), { drafts: false })
  titles = documents.flatMap(({ entry: { frontmatter } }) => ('title' in frontmatter ? frontmatter.title : []))
}, READING_TIMEOUT)

const fitted = z.array(z.object({ size: z.number(), lines: z.number(), wide: z.number(), tall: z.number() }))

/** Returns the size of the letters, the number of lines, and their width and height in points. */
function fit(texts: readonly string[], { width, height }: Room = room) {
  const source = `
    #import "/tools/paper/templates/openGraphImage.typ": *
    #set text(..faces)
    #let room = (face: display, width: ${width}pt, height: ${height}pt, leading: 1.1, sizes: (90, 80, 70, 60, 50))
    #context json(bytes(sys.inputs.texts)).map(words => {
      let (body, height, size) = fit(words, room)
      let wide = measure(body, width: room.width).width
      [#metadata((size: size.pt(), lines: calc.round(height / size / 1.1), wide: wide.pt(), tall: height.pt())) <fitted>]
    }).join()`
  const data = { tone: 'day', locale: 'fr', title: 'x', brand: 'x', tagline: 'x', glyph: 'x' }
  const inputs = { data: JSON.stringify(data), texts: JSON.stringify(texts) }
  return fitted.parse(compiler.query({ mainFileContent: source, inputs }, { selector: '<fitted>', field: 'value' }))
}

describe('a text fits', () => {
  test.each([
    ['beside a picture', room],
    ['across the image', { width: 1072, height: 186 }],
    ['in a narrow column', { width: 420, height: 230 }],
    ['where there is hardly any room', { width: 200, height: 60 }],
  ])('%s', (_, space) => {
    expect(LONGEST.length).toBeGreaterThan(110)
    const texts = [...titles, LONGEST, 'Anticonstitutionnellement']
    const results = fit(texts, space)
    const isOutside = ({ wide, tall }: (typeof results)[number]) =>
      wide > space.width + 0.1 || tall > space.height + 0.1
    expect(texts.filter((__, index) => results[index] && isOutside(results[index]))).toEqual([])
    expect(results).toHaveLength(texts.length)
    expect(texts.length).toBeGreaterThan(20)
  })
})

test('words and hyphenated names are never broken, however narrow the room', () => {
  expect(fit(['Traduction pharmaceutique', 'Nadia Belhadj-Roy'], { width: 160, height: 200 })).toMatchObject([
    { lines: 2 },
    { lines: 2 },
  ])
})
