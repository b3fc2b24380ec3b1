/**
 * Marks the document, before it is painted, if this tab has no trace of a sending: the page then asks whether one was sent. Without
 * script it cannot tell.
 *
 * The source of this function is inlined into the page, so it must only use browser APIs.
 */
export function markAlone(): void {
  try {
    // components/forms/Form/draft.ts
    if (new URLSearchParams(location.search).has('sent') || sessionStorage.getItem('site:sent') !== null) return
  } catch {
    // Storage is blocked.
  }
  document.documentElement.dataset['alone'] = ''
}
