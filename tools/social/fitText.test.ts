import { beforeAll, describe, expect, test } from 'vitest'
import { loadValidContent } from '../content/load.ts'
import { fitText, type FittedText, type TextRoom } from './fitText.ts'
import { loadLettering, type Lettering } from './lettering.ts'

const room: TextRoom = { face: 'display', width: 700, height: 200, sizes: [90, 80, 70, 60, 50], leading: 1.1 }
/** Reading all content takes a second, more on a busy machine. */
const READING_TIMEOUT = 60_000
/** As long as a title may be, and longer. */
const LONGEST =
  'Traduction assermentée des actes de l’état civil\u00a0: ce que demandent préfectures, ordres et notaires, pays par pays'

let lettering: Lettering
let titles: readonly string[]

beforeAll(async () => {
  lettering = await loadLettering()
  const documents = await loadValidContent(process.cwd(), { drafts: false })
  titles = documents.flatMap(({ entry: { frontmatter } }) => ('title' in frontmatter ? frontmatter.title : []))
}, READING_TIMEOUT)

function fit(text: string, changes: Partial<TextRoom> = {}): FittedText {
  return fitText(lettering, text, { ...room, ...changes })
}

/** The lines with plain spaces, to be compared. */
function linesOf(text: string, changes: Partial<TextRoom> = {}): string[] {
  return fit(text, changes).lines.map((line) => line.replaceAll(/\s/g, ' '))
}

/** What shows that a text sticks out of its room, or that some of it is missing. */
function flawsOf(text: string, { lines, size, leading }: FittedText, { face, width, height }: TextRoom): string[] {
  const ink = lines.map((line) => lettering.inkOf(line, { face, size }))
  return [
    ...(ink.some(({ right }) => right > width + 1) ? [`too wide: ${lines.join(' / ')}`] : []),
    ...(lines.length * leading > height ? [`too high: ${lines.join(' / ')}`] : []),
    ...(lines.join(' ').replaceAll(/\s/g, ' ') === text.replaceAll(/\s/g, ' ')
      ? []
      : [`not whole: ${lines.join(' / ')}`]),
  ]
}

describe('a text fits', () => {
  test.each([
    ['beside a picture', room],
    ['across the card', { ...room, width: 1072, height: 186 }],
    ['in a narrow column', { ...room, width: 420, height: 230 }],
    ['where there is hardly any room', { ...room, width: 200, height: 60 }],
  ])('%s', (_, space) => {
    expect(LONGEST.length).toBeGreaterThan(110)
    expect(
      [...titles, LONGEST, 'Anticonstitutionnellement'].flatMap((text) => flawsOf(text, fit(text, space), space)),
    ).toEqual([])
    expect(titles.length).toBeGreaterThan(20)
  })
})

test('a short text is as large as it may be, a longer one smaller', () => {
  expect(fit('Blog').size).toBe(90)
  const sizes = ['Blog', 'Demander un devis gratuit', LONGEST].map((text) => fit(text).size)
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
  expect(sizes[2]).toBeLessThan(50)
})

test('words stay whole, however narrow the room', () => {
  expect(fit('Traduction pharmaceutique', { width: 160 }).lines).toEqual(['Traduction', 'pharmaceutique'])
})

test('lines are even', () => {
  const { lines, size } = fit('Documents confidentiels, traducteurs gratuits, questions ouvertes', { height: 160 })
  const widths = lines.map((line) => lettering.measure(line, { face: 'display', size }))
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6)
})

test('lines break where the text pauses, and not after a word that leans on the next', () => {
  expect(linesOf('Traduction juridique\u00a0: les erreurs')).toEqual(['Traduction juridique :', 'les erreurs'])
  expect(linesOf('Articles sur la localisation', { width: 560 })).toEqual(['Articles', 'sur la localisation'])
  expect(linesOf('Contact us in Montréal', { width: 480 })).toEqual(['Contact us', 'in Montréal'])
})

test('what French never separates stays together', () => {
  const { lines } = fit('Pourquoi payer 100\u00a0€ la page, et combien de temps attendre\u202f?', {
    width: 400,
    height: 400,
  })
  expect(lines.some((line) => /^[€?]/.test(line))).toBe(false)
})

test('letters that the faces do not have leave no boxes', () => {
  expect(lettering.measure('語', { face: 'display', size: 50 })).toBe(0)
})
