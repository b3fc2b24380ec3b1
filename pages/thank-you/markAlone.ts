/**
 * Marks the document if the page was opened by itself, before it is painted: it then says that nothing has arrived. Without
 * script it cannot tell.
 *
 * The source of this function is inlined into the page, so it must only use browser APIs.
 */
export function markAlone(): void {
  if (!new URLSearchParams(location.search).has('sent')) document.documentElement.dataset['alone'] = ''
}
