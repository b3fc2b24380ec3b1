import { useEffect, useState } from 'react'
import { type IslandSetting, useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { loadModule } from '../../../renderer/islands/loadModule.ts'
import type { Rates } from '../../estimate/rates.ts'

/** Loads the parts of the form that show an estimate, with their texts. */
export async function loadEstimate(setting: IslandSetting, rates: Rates) {
  const { prepareEstimate } = await loadModule(() => import('./onceEstimated.tsx'))
  return prepareEstimate(setting, rates)
}

/** Returns these parts once they are needed and loaded; if they don't arrive, the form works without them. */
export function useEstimateParts(isNeeded: boolean, rates: Rates) {
  const setting = useIslandSetting()
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadEstimate>>>()
  useEffect(() => {
    if (isNeeded && !parts)
      loadEstimate(setting, rates).then(
        (loaded) => loaded.onceReleased(() => setParts((known) => known ?? loaded)),
        () => undefined,
      )
  }, [isNeeded, parts, setting, rates])
  return parts
}
