let isIgnored = false

/**
 * Ignores the second click of a double click on a button of an island, where something else has taken the button's place: the
 * next row of a list, or what was below a message that goes when a form is sent. Calling it again changes nothing.
 */
export function ignoreSecondClick(): void {
  if (isIgnored) return
  isIgnored = true
  let clicked: Element | null = null
  const look = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('[data-island] button') : null
    // The browser counts clicks at one place, whatever lies there.
    if (event.detail > 1 && clicked && button !== clicked) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.type === 'click') clicked = button
  }
  // Pressed, a field would take the focus.
  addEventListener('mousedown', look, true)
  addEventListener('click', look, true)
}
