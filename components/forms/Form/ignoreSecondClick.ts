/** The longest time between the clicks of a double click, in ms: what Windows comes with. */
const DOUBLE_CLICK_TIME = 500
/** How far apart they may be, in CSS pixels: the tip of a finger. */
const DOUBLE_CLICK_DISTANCE = 24

/**
 * Ignores the second click of a double click on the button of any form, where the button has moved away: a message above it
 * goes or comes with the first one, and what lies under the pointer then is a link, or another button.
 */
export function ignoreSecondClick(): void {
  let first: MouseEvent | undefined
  const look = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('form[data-form] [type=submit]')) {
      first = event
      return
    }
    const isSecond =
      first &&
      event.timeStamp - first.timeStamp < DOUBLE_CLICK_TIME &&
      Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < DOUBLE_CLICK_DISTANCE
    if (!isSecond) return
    event.preventDefault()
    event.stopPropagation()
  }
  // Pressed, a field would take the focus.
  addEventListener('mousedown', look, true)
  addEventListener('click', look, true)
}
