/**
 * Reports the controls that a press in their middle misses because something covers them, and scrolls the page to its
 * top. It runs in the page, so it must only use browser APIs.
 *
 * @param within the part of the page to look at, by default what is open above it, or all of it
 */
export function coveredControls(
  within: ParentNode = document.querySelector('dialog:modal, [popover]:popover-open') ?? document,
): string[] {
  const nameOf = (element: Element | null) => element?.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 90) ?? 'nothing'
  /** Returns the element at the centre of a control, or of the longest line of a link. */
  const pressed = (control: Element): Element | null => {
    const [box] = [...control.getClientRects()].toSorted((one, other) => other.width - one.width)
    return box ? document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2) : null
  }
  const isHit = (control: Element, found: Element | null) => {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
    return found !== null && [control, ...labels].some((part) => part.contains(found))
  }
  const covered = [...within.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        getComputedStyle(control).pointerEvents !== 'none' &&
        !control.matches(':disabled, .visually-hidden *, .visually-hidden') &&
        // Footnotes shown in the margin are also a list for screen readers, one pixel high.
        control.closest('[data-in-margin]')?.clientWidth !== 1 &&
        control.getBoundingClientRect().width > 1,
    )
    .flatMap((control) => {
      if (isHit(control, pressed(control))) return []
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const found = pressed(control)
      // Where there is no element, the control is off-screen on purpose: a skip link or a honeypot.
      return found === null || isHit(control, found) ? [] : [`covered: ${nameOf(control)} by ${nameOf(found)}`]
    })
  scrollTo({ top: 0, behavior: 'instant' })
  return covered
}
