import type { Run } from './study.ts'

/** A piece of a run on one line. */
export interface Fragment {
  readonly run: Run
  readonly text: string
}

/** One line of a text; a space that it was broken at is kept at its end, for those who copy it. */
export interface Line {
  readonly fragments: readonly Fragment[]
  readonly width: number
}

interface BreakOptions {
  readonly width: number
  readonly measure: (run: Run, text: string) => number
  /** For headings: all lines equally long, the last one too. */
  readonly isBalanced?: boolean
}

/** What is never broken, and what follows it. */
interface Atom {
  readonly fragments: readonly Fragment[]
  readonly width: number
  /** The space after it; empty where a line may break without one, as after a hyphen. */
  readonly space: Fragment | undefined
  readonly spaceWidth: number
  /** A line ends here, whatever its length. */
  readonly isLast: boolean
}

/** After a hyphen in a word, a dash, a slash: not in numbers. */
const BREAK_INSIDE = /(?<=\p{L}-)(?=\p{L})|(?<=[—/])(?=\p{L})/u
const LINE_COST = 0.05
const SHORT_LAST_LINE = 0.2

/** Breaks a text into lines so that all of them together are as even as they can be, as TeX does. */
export function breakLines(runs: readonly Run[], options: BreakOptions): Line[] {
  const atoms = splitLong(atomsOf(runs, options.measure), options)
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  for (let end = 1; end <= atoms.length; end += 1) {
    let found = { cost: Infinity, from: end - 1 }
    let width = 0
    for (let start = end - 1; start >= 0; start -= 1) {
      const atom = atoms[start]
      if (!atom || (start < end - 1 && atom.isLast)) break
      width += atom.width + (start < end - 1 ? atom.spaceWidth : 0)
      if (width > options.width + 0.01 && start < end - 1) break
      const isLast = end === atoms.length || atoms[end - 1]?.isLast === true
      const cost = (best[start]?.cost ?? 0) + costOf(width / options.width, isLast && !options.isBalanced)
      if (cost < found.cost) found = { cost, from: start }
    }
    best.push(found)
  }
  const lines: Line[] = []
  for (let end = atoms.length; end > 0; end = best[end]?.from ?? 0) {
    lines.unshift(joinAtoms(atoms.slice(best[end]?.from, end)))
  }
  return lines
}

function costOf(fullness: number, isLast: boolean): number {
  if (isLast) return fullness < SHORT_LAST_LINE ? LINE_COST * 2 : LINE_COST
  return (1 - fullness) ** 2 + LINE_COST
}

function atomsOf(runs: readonly Run[], measure: BreakOptions['measure']): Atom[] {
  const atoms: Atom[] = []
  let fragments: Fragment[] = []
  let width = 0
  const close = (space: Fragment | undefined, isLast: boolean) => {
    if (fragments.length > 0 || isLast) {
      atoms.push({ fragments, width, space, spaceWidth: space ? measure(space.run, ' ') : 0, isLast })
    }
    fragments = []
    width = 0
  }
  for (const run of runs) {
    for (const piece of run.text.match(/ +|\n|[^ \n]+/g) ?? []) {
      if (piece === '\n') close(undefined, true)
      else if (piece.startsWith(' ')) close({ run, text: ' ' }, false)
      else {
        for (const [index, text] of piece.split(BREAK_INSIDE).entries()) {
          if (index > 0) close(undefined, false)
          fragments.push({ run, text })
          width += measure(run, text)
        }
      }
    }
  }
  close(undefined, false)
  return atoms
}

/** A word longer than a line is broken wherever the line ends. */
function splitLong(atoms: readonly Atom[], { width, measure }: BreakOptions): Atom[] {
  return atoms.flatMap((atom) => {
    if (atom.width <= width) return atom
    const pieces: Atom[] = []
    const add = (fragment: Fragment) =>
      pieces.push({
        fragments: [fragment],
        width: measure(fragment.run, fragment.text),
        space: undefined,
        spaceWidth: 0,
        isLast: false,
      })
    for (const { run, text } of atom.fragments) {
      let piece = ''
      for (const character of text) {
        if (piece !== '' && measure(run, piece + character) > width) {
          add({ run, text: piece })
          piece = ''
        }
        piece += character
      }
      if (piece !== '') add({ run, text: piece })
    }
    const last = pieces.pop()
    return last ? [...pieces, { ...last, space: atom.space, spaceWidth: atom.spaceWidth, isLast: atom.isLast }] : []
  })
}

function joinAtoms(atoms: readonly Atom[]): Line {
  const fragments: Fragment[] = []
  const add = ({ run, text }: Fragment) => {
    const last = fragments.at(-1)
    if (last?.run === run) fragments[fragments.length - 1] = { run, text: last.text + text }
    else fragments.push({ run, text })
  }
  for (const atom of atoms) {
    atom.fragments.forEach(add)
    if (atom.space) add(atom.space)
  }
  const width = atoms.reduce(
    (sum, atom, index) => sum + atom.width + (index < atoms.length - 1 ? atom.spaceWidth : 0),
    0,
  )
  return { fragments, width }
}
