/**
 * Reports the controls that a press in their middle misses, because something else lies over them, and leaves the page at its
 * top. It runs in the page, so it must use nothing but the browser.
 */
export function coveredControls(): string[] {
  const nameOf = (element: Element | null) => element?.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 90) ?? 'nothing'
  /** What is under the middle of a control: of a link on several lines, of its longest part. */
  const pressed = (control: Element): Element | null => {
    const [box] = [...control.getClientRects()].toSorted((one, other) => other.width - one.width)
    return box ? document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2) : null
  }
  const isHit = (control: Element, found: Element | null) => {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
    return found !== null && [control, ...labels].some((part) => part.contains(found))
  }
  const covered = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        getComputedStyle(control).pointerEvents !== 'none' &&
        !control.matches(':disabled, .visually-hidden *, .visually-hidden') &&
        // Notes that stand in the margin are a list for screen readers, too, of one pixel.
        control.closest('[data-in-margin]')?.clientWidth !== 1 &&
        control.getBoundingClientRect().width > 1,
    )
    .flatMap((control) => {
      if (isHit(control, pressed(control))) return []
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const found = pressed(control)
      // Where nothing is found, the control stands out of the window on purpose: a link for keyboards, a field for robots.
      return found === null || isHit(control, found) ? [] : [`covered: ${nameOf(control)} by ${nameOf(found)}`]
    })
  scrollTo({ top: 0, behavior: 'instant' })
  return covered
}
