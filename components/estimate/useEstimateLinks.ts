import type { MouseEvent } from 'react'
import { localizePath } from '../../renderer/addresses.ts'
import { useIslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import { loadModule } from '../../renderer/islands/loadModule.ts'
import { useTexts } from '../../renderer/islands/useTexts.ts'
import type { EstimateState } from './estimateState.ts'
import type { Handover } from './handOver.ts'

/**
 * Returns a function that makes a link: it is followed once an estimate and its documents are kept for the quote form, or
 * can't be.
 */
export function useEstimateLinks(state: EstimateState, handover: Pick<Handover, 'total' | 'rates' | 'languages'>) {
  const t = useTexts('counting')
  const { locale } = useIslandSetting()
  return (path: string, isAgreementFirst = false) => {
    const href = localizePath(path, locale)
    return {
      href,
      onClick: (event: MouseEvent) => {
        const done = loadModule(() => import('./onceCounted.ts'))
          .then(({ handOver }) => handOver(state, { ...handover, locale, t, isAgreementFirst }))
          .catch(() => undefined)
        // Another tab or window follows it at once.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void done.finally(() => location.assign(href))
      },
    }
  }
}
