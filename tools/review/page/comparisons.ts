/**
 * What the review page's script does: its pictures lie one on the other, and a slider says where one ends and the other
 * begins. Without it they stand side by side.
 *
 * The text of this function is the script, so it uses nothing but the browser, and gives no function a name (tsx would
 * call a helper for that).
 */
export function slideComparisons(): void {
  document.documentElement.dataset['slides'] = ''
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !('slide' in target.dataset)) return
    target.closest<HTMLElement>('.stage')?.style.setProperty('--position', `${target.value}%`)
  })
}
