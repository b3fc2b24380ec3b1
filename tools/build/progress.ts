/** Reports progress: called after each part of a task, or with the total once it is known. */
export type Step = (total?: number) => void

/** Says how far long work has come. */
export interface Progress {
  /**
   * Runs some work, and prints a line when it has ended: `Setting PDFs: 46 (3.1 s)`.
   *
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

/** https://en.wikipedia.org/wiki/ANSI_escape_code#CSIsection */
const CLEAR_LINE = '\u001b[2K\r'

/** Prints a line for each phase that has ended; on a terminal, also one that counts the parts of those under way. */
export function showProgress(output: ProgressOutput): Progress {
  const underWay = new Map<string, string>()
  const draw = () => {
    if (output.isTTY) output.write(CLEAR_LINE + [...underWay.values()].join(' · '))
  }
  return {
    during: async (name, work, total) => {
      const began = performance.now()
      let [done, known] = [0, total]
      const step: Step = (count) => {
        if (count === undefined) done += 1
        else known = count
        underWay.set(name, `${name}: ${done}${known === undefined ? '' : ` of ${known}`}`)
        draw()
      }
      underWay.set(name, name)
      draw()
      try {
        const result = await work(step)
        const seconds = ((performance.now() - began) / 1000).toFixed(1)
        if (output.isTTY) output.write(CLEAR_LINE)
        output.write(`${name}${done > 0 ? `: ${done}` : ''} (${seconds} s)\n`)
        return result
      } finally {
        underWay.delete(name)
        draw()
      }
    },
  }
}
