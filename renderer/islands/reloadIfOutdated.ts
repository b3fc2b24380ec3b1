import { addressIn } from './loadModule.ts'
import { TOUCHED } from './whenToWake.ts'

/**
 * Reloads a page whose files have gone, because a newer release replaced them, so that its islands work again. A page in
 * which something was typed stays: its forms can be sent without them. Drafts are restored after the reload.
 *
 * @throws the failure
 */
export async function reloadIfOutdated(failure: unknown): Promise<never> {
  const address = addressIn(failure)
  const [navigation] = performance.getEntriesByType('navigation')
  const isReloaded = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
  if (address && !isReloaded && !isAnythingTyped()) {
    // Offline, nothing is known of it.
    const response = await fetch(address, { method: 'HEAD' }).catch(() => null)
    if (response?.status === 404) location.reload()
  }
  throw failure
}

function isAnythingTyped(): boolean {
  return [...document.forms].some((form) => form.matches(TOUCHED))
}
