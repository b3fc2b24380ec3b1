/**
 * Keeps the place of the estimate that was handed over, so that nothing moves when its card arrives.
 *
 * The source of this function is inlined into pages, so it must only use browser APIs.
 */
export function keepPlaceOfEstimate(): void {
  try {
    if (/"estimate":"./.test(sessionStorage['draft:quote'])) document.documentElement.dataset['handedOver'] = ''
  } catch {
    // Storage is forbidden: there is no estimate.
  }
}
