/**
 * Pauses all that moves by itself while a dialog or the menu covers the page; afterwards, the pause control decides
 * again.
 */
export function pauseBehind(isCovered: boolean): void {
  const isPaused = document.querySelector('[data-script=pauseControl]:checked') !== null
  document.documentElement.toggleAttribute('data-paused', isCovered || isPaused)
  document.dispatchEvent(new Event('change'))
}
