/**
 * What a window keeps from its reader: what is wider than it, where the page can be scrolled sideways; controls out of the
 * header; words cut off. It runs in the page, so it must use nothing but the browser.
 */
export function lostInWindow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const wide =
    scrollWidth > clientWidth
      ? [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
          .slice(-2)
          .map((element) => `page of ${scrollWidth} px, for ${element.outerHTML.slice(0, 100)}`)
      : []

  const header = document.querySelector('body > header')
  const bar = header?.getBoundingClientRect()
  const lost = [...(header?.querySelectorAll('a, button, summary, input') ?? [])].filter((control) => {
    const box = control.getBoundingClientRect()
    const isShown = box.width > 0 && control.checkVisibility({ visibilityProperty: true })
    if (!bar || !isShown || control.closest('.visually-hidden')) return false
    return box.top < bar.top - 1 || box.bottom > bar.bottom + 1 || box.left < -1 || box.right > clientWidth + 1
  })

  const hidden = [...document.querySelectorAll('.visually-hidden, [aria-hidden="true"], [popover], dialog')]
  const mayBeOutside = (element: Element) => {
    if (hidden.some((other) => other.contains(element))) return true
    for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(outer).overflowX)) return true
    }
    return !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const cut: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (!text.textContent?.trim() || !text.parentElement) continue
    range.selectNodeContents(text)
    const { left, right, width } = range.getBoundingClientRect()
    if (width === 0 || (left >= -1 && right <= clientWidth + 1) || mayBeOutside(text.parentElement)) continue
    cut.push(`${text.textContent.slice(0, 60)} (${Math.round(left)} to ${Math.round(right)})`)
  }
  return [
    ...wide,
    ...lost.map((control) => `out of the header: ${control.outerHTML.slice(0, 100)}`),
    ...cut.map((words) => `cut off: ${words}`),
  ]
}
