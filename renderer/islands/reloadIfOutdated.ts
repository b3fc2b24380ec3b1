import { addressIn } from './loadModule.ts'

/**
 * Reloads a page whose files have gone, because a newer release replaced them, so that its islands work again. A page in
 * which something was typed stays: its forms can be sent without them. Drafts are restored after the reload.
 *
 * @throws the failure
 */
export async function reloadIfOutdated(failure: unknown): Promise<never> {
  const address = addressIn(failure)
  const [navigation] = performance.getEntriesByType('navigation')
  // A PerformanceNavigationTiming.
  const { type }: { readonly type?: unknown } = Object(navigation)
  if (address && type !== 'reload') {
    // Offline, nothing is known of it.
    const response = await fetch(address, { method: 'HEAD' }).catch(() => null)
    if (response?.status === 404 && !isAnythingTyped()) location.reload()
  }
  throw failure
}

function isAnythingTyped(): boolean {
  // Fields for text: boxes have other values.
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(':read-write')
  return [...fields].some((field) => field.value !== field.defaultValue)
}
