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
 * @param box the corners of the page: left, bottom, right and top
 */
export function linesOf(runs: readonly Run[], box: readonly number[]): Line[] {
  const [left = 0, bottom = 0, right = 1, top = 1] = box
  const lines: Line[] = []
  const all = runs.map(placeOf)
  const isCopy = createCopyFinder()
  const numbers = findLineNumbers(all)
  let line: Placed[] = []
  const end = (): void => {
    const text = joinLetters(joinRuns(line)).trim()
    const [first] = line
    line = []
    if (text === '' || !first) return
    const size = first.isLevel ? first.size / (Math.max(right - left, top - bottom) || 1) : 0
    lines.push({ text, height: (first.y - bottom) / (top - bottom || 1), size })
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

function placeOf({ str, transform, width }: Run): Placed {
  const [a = 0, b = 0, , , x = 0, y = 0]: number[] = transform
  return { text: str, x, y, end: x + width, size: Math.hypot(a, b), isLevel: a > 0 && b === 0 }
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
  for (const isInMargin of [({ end }: Placed) => end <= left, ({ x }: Placed) => x >= right]) {
    const numbers = words.filter((run) => isNumber(run) && isInMargin(run)).toSorted((one, other) => other.y - one.y)
    const steps = new Set(numbers.slice(1).map(({ text }, index) => Number(text) - Number(numbers[index]?.text)))
    const [step = 0] = steps
    const part = (numbers.length * step) / rows
    const isPart = part >= LEAST_PART && part <= LARGEST_PART
    if (numbers.length >= LEAST_NUMBERS && steps.size === 1 && isPart) return new Set(numbers)
  }
  return new Set()
}

/** Joins the runs of a line. The reader has put spaces where a line runs on, but not where it goes back. */
function joinRuns(runs: readonly Placed[]): string {
  const goesBack = runs.some((run, index) => index > 0 && run.x < (runs[index - 1]?.end ?? 0) - run.size * GAP)
  // Arabic and Hebrew are drawn from right to left, in the order in which they are read.
  const canBeSorted = runs.every(({ text, isLevel }) => isLevel && !RIGHT_TO_LEFT.test(text))
  return goesBack && canBeSorted ? joinSorted(runs) : joinInOrder(runs)
}

function joinSorted(runs: readonly Placed[]): string {
  let text = ''
  let last: Placed | undefined
  for (const run of runs.toSorted((one, other) => one.x - other.x)) {
    if (run.text.trim() === '') continue
    const gap = last ? (run.x - last.end) / run.size : 0
    text += gap < -GAP ? withoutOverlap(text, run.text) : `${gap > GAP ? ' ' : ''}${run.text}`
    last = run
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

const LETTER = /^[\p{Lu}\p{Ll}]$/u

/** Joins runs as they come. Between letters that stand apart, wider gaps are written as two spaces: words end there. */
function joinInOrder(runs: readonly Placed[]): string {
  const isBetweenLetters = (index: number) =>
    LETTER.test(runs[index - 1]?.text ?? '') && LETTER.test(runs[index + 1]?.text ?? '')
  const widths = runs
    .filter(({ text }, index) => text === ' ' && isBetweenLetters(index))
    .map(({ x, end }) => end - x)
    .toSorted((one, other) => one - other)
  const usual = widths[Math.floor(widths.length / 2)] ?? 0
  return runs
    .map(({ text, x, end }, index) =>
      text === ' ' && !(isBetweenLetters(index) && end - x < usual * 1.5) ? '  ' : text,
    )
    .join('')
}

/** Letters with a space between each two of them: H E A D I N G. */
const SPACED = /(?<!\S)(?:[\p{Lu}\p{Ll}][’']? ){3,}[\p{Lu}\p{Ll}](?!\S)/u
/** In the same line, short words are spaced as well. */
const SPACED_WORD = /(?<!\S)(?:[\p{Lu}\p{Ll}][’']? )+[\p{Lu}\p{Ll}](?!\S)/gu

function joinLetters(line: string): string {
  return SPACED.test(line) ? line.replaceAll(SPACED_WORD, (letters) => letters.replaceAll(' ', '')) : line
}
