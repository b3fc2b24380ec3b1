import type { Logger } from 'vite'
import { allRules } from '../check/rules.ts'
import { formatDiagnostics } from '../content/diagnostics.ts'
import { say } from '../content/messages/catalogue.ts'
import type { Content } from '../content/openContent.ts'

/** How long pages have been at rest before the check takes the processor, in ms. */
const REST = 1000

/**
 * Returns a function that keeps the terminal current: once nothing is saved and no page is asked for, it checks the content,
 * and lists all errors and warnings if they are others than before.
 */
export function diagnosticsReporter(read: () => Promise<Content>, logger: Logger): () => void {
  let timer: NodeJS.Timeout | undefined
  let checked: Content | undefined
  let shown = ''
  const report = async () => {
    const content = await read()
    if (content === checked) return
    checked = content
    const diagnostics = await allRules(content)
    const list = diagnostics.length === 0 ? say('report.none') : formatDiagnostics(diagnostics)
    if (list === shown) return
    shown = list
    logger.warn(list, { timestamp: true })
  }
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      report().catch((error: unknown) => logger.error(String(error)))
    }, REST)
  }
}
