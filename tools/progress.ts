/** Reports progress: called after each part of a task, or with the total once it is known. */
export type Step = (total?: number) => void

/** Shows the progress of work in the terminal. */
export interface Progress {
  /**
   * Runs some work and prints a line when it has ended: `Setting PDFs: 46 (3.1 s)`.
   *
   * @param name what is done, as a line of the terminal begins: `Setting PDFs`
   */
  during<Result>(name: string, work: (step: Step) => Promise<Result>): Promise<Result>
}

/** https://en.wikipedia.org/wiki/ANSI_escape_code#CSIsection */
const CLEAR_LINE = '\u001b[2K\r'

/** Prints a line for each task that has ended; on a terminal, also one that counts the parts of those under way. */
export function showProgress(output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>): Progress {
  const underWay = new Map<string, string>()
  const show = (ended = '') => {
    const line = output.isTTY ? [...underWay.values()].join(' · ') : ''
    output.write(`${output.isTTY ? CLEAR_LINE : ''}${ended}${line}`)
  }
  return {
    during: async (name, work) => {
      const began = performance.now()
      let done = 0
      let total = ''
      const step: Step = (count) => {
        if (count === undefined) done += 1
        else total = ` of ${count}`
        underWay.set(name, `${name}: ${done}${total}`)
        show()
      }
      underWay.set(name, name)
      show()
      let ended = ''
      try {
        const result = await work(step)
        ended = `${name}${done > 0 ? `: ${done}` : ''} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`
        return result
      } finally {
        underWay.delete(name)
        show(ended)
      }
    },
  }
}
