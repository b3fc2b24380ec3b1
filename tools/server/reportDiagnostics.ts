import { type ChildProcess, execFile } from 'node:child_process'
import type { Logger } from 'vite'

/** How long nothing has been saved before the content is checked, in ms. */
const REST = 1000

/**
 * Returns a function that keeps the terminal current: it checks the content, and lists all errors and warnings if they are
 * others than before. The check is a process of its own, because pages would wait for it.
 */
export function diagnosticsReporter(root: string, logger: Logger): () => void {
  let timer: NodeJS.Timeout | undefined
  let running: ChildProcess | undefined
  let shown = ''
  const check = () => {
    const parameters = ['--import', 'tsx', 'tools/check/checkContent.ts']
    running = execFile(process.execPath, parameters, { cwd: root }, (_error, _output, report) => {
      const list = report.trimEnd()
      if (list === '' || list === shown) return
      shown = list
      logger.warn(list, { timestamp: true })
    })
  }
  return () => {
    clearTimeout(timer)
    running?.kill()
    timer = setTimeout(check, REST)
  }
}
