import type { MouseEvent } from 'react'
import { loadModule } from '../../renderer/islands/loadModule.ts'
import type { handOver } from './handOver.ts'

/**
 * Follows a link once an estimate and its documents are kept for the quote form, or can't be.
 *
 * @param href where the link leads
 */
export function followWithEstimate(event: MouseEvent, href: string, ...estimate: Parameters<typeof handOver>): void {
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
  const done = loadModule(() => import('./onceCounted.ts'))
    .then((later) => later.handOver(...estimate))
    .catch(() => undefined)
  if (isElsewhere) return
  event.preventDefault()
  void done.finally(() => location.assign(href))
}
