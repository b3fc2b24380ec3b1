import { loadModule } from '../../../renderer/islands/loadModule.ts'

/** The code that forms need once something is typed. */
export type Rest = typeof import('./onceTyped.ts')

let loaded: Rest | undefined

/** Returns that code if it is loaded. */
export const restIfLoaded = () => loaded

/** Loads it, with its texts. @returns null if it does not arrive: the browser can still send the form by itself */
export async function loadRest(): Promise<Rest | null> {
  if (loaded) return loaded
  try {
    const rest = await loadModule(() => import('./onceTyped.ts'))
    await rest.loadLateTexts()
    loaded = rest
    return rest
  } catch {
    return null
  }
}
