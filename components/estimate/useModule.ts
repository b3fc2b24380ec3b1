import { useEffect, useState } from 'react'
import { loadModule } from '../../renderer/islands/loadModule.ts'

/**
 * Returns a module once it is needed and has arrived: the first touch is lighter without it.
 *
 * @param load imports it; the same function at each render
 */
export function useModule<Module>(isNeeded: boolean, load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<Module>()
  useEffect(() => {
    if (isNeeded && !module)
      loadModule(load).then(
        (loaded) => setModule(() => loaded),
        () => undefined,
      )
  }, [isNeeded, module, load])
  return module
}
