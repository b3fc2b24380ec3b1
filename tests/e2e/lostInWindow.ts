/**
 * Reports what a window hides from its reader: overflow, controls outside the header, truncated words, broken words in
 * headings, overlapping texts; of what is open above the page, if anything is. It runs in the page, so it must only use
 * browser APIs.
 */
export function lostInWindow(): string[] {
  interface Clip {
    readonly left: number
    readonly right: number
    /** Of what scrolls up and down alone. */
    readonly top: number
    readonly bottom: number
    readonly isScrolled: boolean
  }

  interface Line {
    readonly text: Text
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }
  const { clientWidth, scrollWidth } = document.documentElement
  const range = document.createRange()

  const wide =
    scrollWidth > clientWidth
      ? [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
          .slice(-2)
          .map((element) => `page of ${scrollWidth} px, for ${element.outerHTML.slice(0, 100)}`)
      : []

  const opened = document.querySelector('dialog:modal, [popover]:popover-open')
  const header = opened ? null : document.querySelector('body > header')
  const bar = header?.getBoundingClientRect()
  const lost = [...(header?.querySelectorAll('a, button, summary, input') ?? [])].filter((control) => {
    const box = control.getBoundingClientRect()
    const isShown = box.width > 0 && control.checkVisibility({ visibilityProperty: true })
    if (!bar || !isShown || control.closest('.visually-hidden')) return false
    return box.top < bar.top - 1 || box.bottom > bar.bottom + 1 || box.left < -1 || box.right > clientWidth + 1
  })

  const hidden = `.visually-hidden, [aria-hidden="true"]${opened ? '' : ', [popover], dialog'}`
  const isRead = (element: Element) =>
    !element.closest(hidden) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const texts: Text[] = []
  const walker = document.createTreeWalker(opened ?? document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (text instanceof Text && text.data.trim() && text.parentElement && isRead(text.parentElement)) texts.push(text)
  }

  /** The part of an element that clipping containers leave visible: of a row of cards, the ones in view. */
  const clips = new Map<Element, Clip>()
  const clipOf = (element: Element | null): Clip => {
    if (!element || element === document.body) {
      return { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity, isScrolled: false }
    }
    const known = clips.get(element)
    if (known) return known
    const outer = clipOf(element.parentElement)
    const { overflowX, overflowY, clipPath } = getComputedStyle(element)
    const isScroller = /auto|scroll/.test(overflowY)
    const box = element.getBoundingClientRect()
    // Of two texts in one place, each hides a part of the other.
    const isShared = clipPath.startsWith('inset')
    const clip =
      isShared || /auto|scroll|hidden|clip/.test(overflowX)
        ? {
            left: isShared ? Infinity : Math.max(outer.left, box.left),
            right: Math.min(outer.right, box.right),
            top: isScroller ? Math.max(outer.top, box.top) : outer.top,
            bottom: isScroller ? Math.min(outer.bottom, box.bottom) : outer.bottom,
            isScrolled: outer.isScrolled || /auto|scroll/.test(overflowX),
          }
        : outer
    clips.set(element, clip)
    return clip
  }

  /** A bar at the bottom of the window is over the text that scrolls by, and shows none of it. */
  const floating = [...document.querySelectorAll('body *')].filter(
    (element) => element !== header && !opened?.contains(element) && getComputedStyle(element).position === 'fixed',
  )
  const isFloating = (text: Text) => floating.some((element) => element.contains(text))

  const cut: string[] = []
  const lines: Line[] = []
  for (const text of texts) {
    range.selectNodeContents(text)
    const clip = clipOf(text.parentElement)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
    const left = Math.min(...boxes.map((box) => box.left))
    const right = Math.max(...boxes.map((box) => box.right))
    // Of slides, the others are out of sight.
    const isInSight = left < clip.right && right > clip.left
    if (isInSight && !clip.isScrolled && (left < -1 || right > clientWidth + 1)) {
      cut.push(`${text.data.slice(0, 60)} (${Math.round(left)} to ${Math.round(right)})`)
    }
    if (isFloating(text)) continue
    // Line boxes overlap where lines are tight: only the x-height of each counts.
    const size = text.parentElement ? Number.parseFloat(getComputedStyle(text.parentElement).fontSize) : 0
    for (const box of boxes) {
      const middle = (box.top + box.bottom) / 2
      const line = {
        text,
        left: Math.max(box.left, clip.left),
        right: Math.min(box.right, clip.right),
        top: middle - size / 5,
        bottom: middle + size / 5,
      }
      const isScrolledOut = line.bottom < clip.top || line.top > clip.bottom
      if (line.right > line.left && !isScrolledOut) lines.push(line)
    }
  }

  const over: string[] = []
  lines.sort((one, other) => one.top - other.top)
  for (const [index, line] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next]
      if (!other || other.top > line.bottom - 1) break
      if (other.text === line.text) continue
      const width = Math.min(line.right, other.right) - Math.max(line.left, other.left)
      if (width > 1) {
        over.push(
          `${line.text.data.trim().slice(0, 40)} / ${other.text.data.trim().slice(0, 40)} (${Math.round(width)} px)`,
        )
      }
    }
  }

  // In such narrow windows long words are hyphenated, and not every browser has the dictionaries.
  const isHyphenated = matchMedia('(width < 20em)').matches
  const broken = texts
    .filter(({ parentElement }) => {
      if (isHyphenated || !parentElement) return false
      // A word as wide as the window breaks if the reader has increased letter spacing.
      const { fontSize, letterSpacing } = getComputedStyle(parentElement)
      const size = Number.parseFloat(fontSize)
      if (size > clientWidth / 6 && Number.parseFloat(letterSpacing) > size / 10) return false
      const clip = clipOf(parentElement)
      return parentElement.closest('h1, h2, h3') && clip.right - clip.left > 1
    })
    .flatMap((text) =>
      // A line may end after a hyphen, soft or hard, or a dash.
      [...text.data.matchAll(/[^\s\u00AD\u200B\u2010\u2012-\u2015/-]+/g)]
        .filter(({ 0: word, index }) => {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
          const tops = boxes.map(({ top }) => top)
          return Math.max(...tops) - Math.min(...tops) > (boxes[0]?.height ?? 0) / 2
        })
        .map(({ 0: word }) => `${word} (${text.data.trim().slice(0, 40)})`),
    )

  return [
    ...wide,
    ...lost.map((control) => `out of the header: ${control.outerHTML.slice(0, 100)}`),
    ...cut.map((words) => `cut off: ${words}`),
    ...broken.map((word) => `on two lines: ${word}`),
    ...over.map((words) => `over each other: ${words}`),
  ]
}
