import type { TextItem } from 'pdfjs-dist/types/src/display/api.js'

/** A line of a page. */
export interface Line {
  readonly text: string
  /** The height of its baseline on the page, from 0 at the foot to 1 at the head. */
  readonly height: number
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

/** The distances are parts of the size of the font. A copy of a text that near is its shadow, or makes it bold. */
const COPY = 0.3
/** Letters that stand farther apart belong to two words. */
const GAP = 0.2
/** The most places of the same run on a page that are compared. */
const PLACES = 200
/** The most letters that two runs have in common where one is drawn over the other. */
const OVERLAP = 200

/**
 * Returns the lines of a page, in the order of the file. Text that is drawn twice at the same place is there once, and
 * what is drawn backwards is in its order on the page.
 *
 * @param box the corners of the page: left, bottom, right and top
 */
export function linesOf(runs: readonly Run[], box: readonly number[]): Line[] {
  const [, bottom = 0, , top = 1] = box
  const lines: Line[] = []
  const isCopy = createCopyFinder()
  let line: Placed[] = []
  const end = (): void => {
    const text = joinLetters(joinRuns(line)).trim()
    if (text !== '') lines.push({ text, height: ((line[0]?.y ?? 0) - bottom) / (top - bottom || 1) })
    line = []
  }
  for (const run of runs) {
    const placed = placeOf(run)
    const last = line.at(-1)
    if (last && isApart(last, placed)) end()
    if (!isCopy(placed)) line.push(placed)
    if (run.hasEOL) end()
  }
  end()
  return lines
}

function placeOf({ str, transform, width }: Run): Placed {
  const [a = 0, b = 0, , , x = 0, y = 0]: number[] = transform
  return { text: str, x, y, end: x + width, size: Math.hypot(a, b), isLevel: a > 0 && b === 0 }
}

/** Reports whether a run begins another line or word, which the reader doesn't tell of what is drawn as a form. */
function isApart(last: Placed, next: Placed): boolean {
  const areWords = [last, next].every(({ text, isLevel }) => isLevel && text.trim() !== '')
  return areWords && (Math.abs(next.y - last.y) > next.size || next.x - last.end > next.size * GAP)
}

/** Returns a function that reports whether a run was drawn before, at about the same place. */
function createCopyFinder(): (run: Placed) => boolean {
  const known = new Map<string, Placed[]>()
  return (run) => {
    if (run.text.trim() === '') return false
    const others = known.get(run.text)
    if (!others) {
      known.set(run.text, [run])
      return false
    }
    const near = run.size * COPY
    // The same letter may follow at once.
    const beside = Math.min(near, (run.end - run.x) / 2)
    const isKnown = others.some(({ x, y }) => Math.abs(x - run.x) <= beside && Math.abs(y - run.y) <= near)
    if (!isKnown && others.length < PLACES) others.push(run)
    return isKnown
  }
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

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
