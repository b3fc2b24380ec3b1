import type { TextItem } from 'pdfjs-dist/types/src/display/api.js'

/** A line of a page. */
export interface Line {
  readonly text: string
  /** The height of its baseline on the page, from 0 at the foot to 1 at the head. */
  readonly height: number
  /** The size of its letters, as a part of the longer side of the page; 0 if they don't stand upright. */
  readonly size: number
}

/** A run of text as the PDF reader gives it. */
export type Run = Pick<TextItem, 'str' | 'hasEOL' | 'transform' | 'width'>

/** A page as it is shown: its size, and the matrix that makes its coordinates distances from the upper left corner. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly transform: readonly number[]
}

/** A run, and where it stands. */
interface Placed {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly end: number
  readonly size: number
  /** Whether its letters stand upright, one beside the other. */
  readonly isLevel: boolean
}

/** Distances are parts of the size of the font. A text that is drawn that near to another one may be its copy. */
const COPY = 0.3
/** The part of its length by which a level line goes to the right. */
const LEVEL = 0.9999
/** Letters that stand farther apart belong to two words. */
const GAP = 0.2
/** The part of a copy that stands on the text that it repeats. */
const COVERED = 0.6
/** The part of the pairs of letters of a copy that are in that text: what a program recognized has mistakes. */
const ALIKE = 0.6
/** The height of the rows in which texts are looked for, in points. */
const ROW = 8
/** The most letters that two runs have in common where one is drawn over the other. */
const OVERLAP = 200

/**
 * Returns the lines of a page, in the order of the file. Text that is drawn twice at the same place is there once, what is
 * drawn backwards is in its order on the page, and the numbers of lines are left out.
 *
 * @param sheet the page as it is shown, turned upright
 */
export function linesOf(runs: readonly Run[], sheet: Sheet): Line[] {
  const lines: Line[] = []
  const all = runs.map((run) => placeOf(run, sheet))
  const isCopy = createCopyFinder()
  const numbers = findLineNumbers(all)
  let line: Placed[] = []
  const end = (): void => {
    const text = joinLetters(joinRuns(line)).trim()
    const [first] = line
    line = []
    if (text === '' || !first) return
    const size = first.isLevel ? first.size / Math.max(sheet.width, sheet.height) : 0
    lines.push({ text, height: first.y / sheet.height, size })
  }
  for (const [index, placed] of all.entries()) {
    const last = line.at(-1)
    if (last && isApart(last, placed)) end()
    if (!numbers.has(placed) && !isCopy(placed)) line.push(placed)
    if (runs[index]?.hasEOL) end()
  }
  end()
  return lines
}

function placeOf({ str, transform, width }: Run, sheet: Sheet): Placed {
  const [a = 0, b = 0, , , left = 0, bottom = 0]: number[] = transform
  const [xx = 1, xy = 0, yx = 0, yy = -1, x0 = 0, y0 = 0] = sheet.transform
  const x = xx * left + yx * bottom + x0
  const y = sheet.height - (xy * left + yy * bottom + y0)
  const size = Math.hypot(a, b)
  const isLevel = xx * a + yx * b > size * LEVEL
  return { text: str, x, y, end: x + width, size, isLevel }
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Reports whether a run begins another line or word, which the reader tells only of what is drawn from left to right. */
function isApart(last: Placed, next: Placed): boolean {
  const areWords = [last, next].every(({ text, isLevel }) => isLevel && text.trim() !== '')
  const leftward = [last, next].filter(({ text }) => RIGHT_TO_LEFT.test(text)).length
  // The space between two scripts may be in the width of a run.
  const isOtherScript = leftward === 1 && /\p{Script=Latin}/u.test(last.text + next.text)
  const gap = Math.max(next.x - last.end, leftward > 0 ? last.x - next.end : 0)
  return areWords && (isOtherScript || Math.abs(next.y - last.y) > next.size || gap > next.size * GAP)
}

const WORD = /[\p{L}\p{N}]/u

/**
 * Returns a function that reports whether a run repeats text that was drawn before at about the same place: a shadow, a bold
 * letter, or what a program has recognized on a page that had text.
 */
function createCopyFinder(): (run: Placed) => boolean {
  const rows = new Map<number, Placed[]>()
  return (run) => {
    if (!WORD.test(run.text) || !run.isLevel) return false
    const row = Math.round(run.y / ROW)
    const covering = [row - 1, row, row + 1]
      .flatMap((at) => rows.get(at) ?? [])
      .filter((other) => Math.abs(other.y - run.y) <= run.size * COPY && overlapOf(run, other) > 0)
    const covered = covering.reduce((sum, other) => sum + overlapOf(run, other), 0)
    const isKnown = covered > (run.end - run.x) * COVERED && isAlike(run, covering)
    if (!isKnown) rows.set(row, [...(rows.get(row) ?? []), run])
    return isKnown
  }
}

function overlapOf(one: Placed, other: Placed): number {
  return Math.min(one.end, other.end) - Math.max(one.x, other.x)
}

function isAlike({ text }: Placed, covering: readonly Placed[]): boolean {
  const letters = text.replaceAll(/\s/g, '')
  const others = covering.map((other) => other.text.replaceAll(/\s/g, '')).join('')
  const pairs =
    letters.length < 2 ? [letters] : Array.from(letters.slice(1), (letter, index) => letters[index] + letter)
  return pairs.filter((pair) => others.includes(pair)).length >= pairs.length * ALIKE
}

/** Fewer numbers in a margin are not those of lines; nor are those of a smaller or a larger part of the lines of text. */
const [LEAST_NUMBERS, LEAST_PART, LARGEST_PART] = [5, 0.6, 1.6]

/** Finds the numbers of lines, as pleadings have them: one below the other, by equal steps, with no text beyond them. */
function findLineNumbers(runs: readonly Placed[]): ReadonlySet<Placed> {
  const words = runs.filter(({ text, isLevel }) => isLevel && WORD.test(text))
  const isNumber = ({ text }: Placed) => /^\s*\d{1,3}\s*$/.test(text)
  const others = words.filter((run) => !isNumber(run))
  const rows = new Set(others.filter(({ text }) => /\p{L}/u.test(text)).map(({ y }) => Math.round(y / ROW))).size
  const [left, right] = [Math.min(...others.map(({ x }) => x)), Math.max(...others.map(({ end }) => end))]
  const inMargins = [({ end }: Placed) => end <= left, ({ x }: Placed) => x >= right]
  const columns = inMargins.map((isInMargin) =>
    words.filter((run) => isNumber(run) && isInMargin(run)).toSorted((one, other) => other.y - one.y),
  )
  const areOfLines = (numbers: readonly Placed[]): boolean => {
    const steps = new Set(numbers.slice(1).map(({ text }, index) => Number(text) - Number(numbers[index]?.text)))
    const [step = 0] = steps
    const part = (numbers.length * step) / rows
    return numbers.length >= LEAST_NUMBERS && steps.size === 1 && part >= LEAST_PART && part <= LARGEST_PART
  }
  return new Set(columns.filter(areOfLines).flat())
}

const LETTER = /^[\p{Lu}\p{Ll}]$/u

/** Joins the runs of a line. The reader has put spaces where a line runs on, but not where it goes back. */
function joinRuns(runs: readonly Placed[]): string {
  const goesBack = runs.some((run, index) => index > 0 && run.x < (runs[index - 1]?.end ?? 0) - run.size * GAP)
  const areLetters = runs.filter(({ text }) => LETTER.test(text)).length * 3 > runs.length
  // Arabic and Hebrew are drawn from right to left, in the order in which they are read.
  const canBeSorted = runs.every(({ text, isLevel }) => isLevel && !RIGHT_TO_LEFT.test(text))
  if ((goesBack || areLetters) && canBeSorted) return joinSorted(runs)
  return runs.map(({ text }) => (text === ' ' ? '  ' : text)).join('')
}

/**
 * Joins runs in their order on the page, with a space where there is a gap. Between letters that stand apart, wider gaps are
 * written as two spaces: words end there.
 */
function joinSorted(runs: readonly Placed[]): string {
  const words = runs.filter(({ text }) => text.trim() !== '').toSorted((one, other) => one.x - other.x)
  const gaps = words.map((run, index) => (run.x - (words[index - 1]?.end ?? run.x)) / run.size)
  const areLetters = words.map(({ text }, index) => LETTER.test(words[index - 1]?.text ?? '') && LETTER.test(text))
  const between = gaps.filter((gap, index) => areLetters[index] && gap > GAP).toSorted((one, other) => one - other)
  const usual = between[Math.floor(between.length / 2)] ?? 0
  let text = ''
  for (const [index, run] of words.entries()) {
    const gap = gaps[index] ?? 0
    if (gap < -GAP) text += withoutOverlap(text, run.text)
    else if (gap <= GAP) text += run.text
    else text += (areLetters[index] && gap < usual * 1.5 ? ' ' : '  ') + run.text
  }
  return text
}

/** Returns what a run adds to the text that it is drawn over: its first letters may be those at the end of the text. */
function withoutOverlap(text: string, run: string): string {
  for (let length = Math.min(text.length, run.length, OVERLAP); length > 0; length -= 1) {
    if (text.endsWith(run.slice(0, length))) return run.slice(length)
  }
  return run
}

/** Letters with a space between each two of them: H E A D I N G. */
const SPACED = /(?<!\S)(?:[\p{Lu}\p{Ll}][’']? ){3,}[\p{Lu}\p{Ll}](?!\S)/u
/** In the same line, short words are spaced as well, and so are the marks in them. */
const SPACED_WORD = /(?<!\S)(?:[\p{Lu}\p{Ll}’'-]{1,2} )+[\p{Lu}\p{Ll}](?!\S)/gu

function joinLetters(line: string): string {
  return SPACED.test(line) ? line.replaceAll(SPACED_WORD, (letters) => letters.replaceAll(' ', '')) : line
}
