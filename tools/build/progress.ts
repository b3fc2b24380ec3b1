/** https://en.wikipedia.org/wiki/ANSI_escape_code#CSIsection */
const CLEAR_LINE = '\u001b[2K\r'

/** Is called after each part of some work; or with how many there will be, when that is known. */
export type Step = (total?: number) => void

/** Says how far long work has come. */
export interface Progress {
  /**
   * @param name what is done, as a line of the terminal begins: `Rendering pages`
   * @param work is given what to call after each of its parts
   * @param total how many parts it has, where that is known before
   */
  during<Result>(name: string, work: (step: Step) => Promise<Result>, total?: number): Promise<Result>
}

/** A terminal, or a file. */
export interface ProgressOutput {
  readonly isTTY: boolean
  write(text: string): boolean
}

interface Phase {
  readonly name: string
  total: number | undefined
  readonly start: number
  done: number
}

const REDRAWN_EVERY = 200

/**
 * On a terminal, one line that says which phases are under way, how many parts are done, of how many, and how many
 * seconds are left; a line that stays for each phase that has ended.
 *
 * @param now milliseconds
 */
export function showProgress(output: ProgressOutput, now: () => number = Date.now): Progress {
  const phases = new Set<Phase>()
  let drawn = 0
  const clear = () => {
    if (output.isTTY) output.write(CLEAR_LINE)
  }
  const draw = () => {
    if (!output.isTTY || phases.size === 0) return
    drawn = now()
    clear()
    output.write([...phases].map((phase) => describePhase(phase, now())).join(' · '))
  }
  return {
    during: async (name, work, total) => {
      const phase: Phase = { name, total, start: now(), done: 0 }
      phases.add(phase)
      draw()
      const step: Step = (known) => {
        if (known === undefined) phase.done += 1
        else phase.total = known
        if (now() - drawn >= REDRAWN_EVERY) draw()
      }
      try {
        const result = await work(step)
        clear()
        output.write(`${describeEnd(phase, now())}\n`)
        return result
      } finally {
        phases.delete(phase)
        clear()
        draw()
      }
    },
  }
}

/** `Setting PDFs: 120 of 2,000, 41 s left` */
function describePhase({ name, total, start, done }: Phase, now: number): string {
  const count = (value: number) => value.toLocaleString('en')
  if (done === 0) return total === undefined ? name : `${name}: 0 of ${count(total)}`
  if (total === undefined) return `${name}: ${count(done)}`
  const left = Math.ceil((((now - start) / done) * (total - done)) / 1000)
  return `${name}: ${count(done)} of ${count(total)}, ${count(left)} s left`
}

function describeEnd({ name, start, done }: Phase, now: number): string {
  return `${name}${done > 0 ? `: ${done.toLocaleString('en')}` : ''} (${((now - start) / 1000).toFixed(1)} s)`
}
