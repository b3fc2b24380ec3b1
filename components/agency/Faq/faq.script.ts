/** The time for which the pointer must rest on a question before it opens, in ms. */
const REST = 150
/** The time for which an answer stays open after the pointer has left it, in ms. */
const GRACE = 300

/**
 * Opens a question on hover and closes it when the pointer leaves. An answer opened or kept with a click stays open,
 * and so does one that has the keyboard focus.
 */
export default function openOnHover(list: HTMLElement): void {
  const canHover = matchMedia('(hover: hover) and (pointer: fine)')
  /** The item closed by a click under the pointer: it does not reopen until the pointer has left it. */
  let dismissed: HTMLDetailsElement | undefined
  let position = ''
  const answers = createAnswers(list)

  const itemOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('details') : null)

  list.addEventListener('pointermove', ({ target, screenX, screenY }) => {
    // Browsers also fire a pointer event when the page moves under a pointer at rest.
    const isAtRest = position === `${screenX} ${screenY}`
    position = `${screenX} ${screenY}`
    if (isAtRest || !canHover.matches) return
    const item = itemOf(target)
    if (item !== dismissed) dismissed = undefined
    if (!item) answers.closeSoon()
    else if (item.open) answers.stay()
    else if (item !== dismissed) answers.openSoon(item)
  })

  list.addEventListener('pointerleave', () => {
    dismissed = undefined
    answers.closeSoon()
  })

  list.addEventListener('click', (event) => {
    const item = itemOf(event.target)
    if (!item || !(event.target instanceof Element) || !event.target.closest('summary')) return
    event.preventDefault()
    // A mouse click (keyboard clicks have no count) keeps an item that hover opened.
    if (event.detail > 0 && answers.pin(item)) return
    dismissed = item.open ? item : undefined
    answers.setOpen(item, !item.open)
  })

  document.addEventListener('keydown', ({ key }) => {
    const item = list.querySelector<HTMLDetailsElement>('details[open]')
    if (key !== 'Escape' || !item?.matches(':hover, :focus-within')) return
    if (item.matches(':focus-within')) item.querySelector('summary')?.focus()
    dismissed = item
    answers.setOpen(item, false)
  })

  // The pointer may have entered before this script loaded.
  const waiting = list.querySelector<HTMLDetailsElement>('details:hover:not([open])')
  if (waiting && canHover.matches) answers.openSoon(waiting)
}

/** Opens and closes the items of a list, at once or soon. */
function createAnswers(list: HTMLElement) {
  /** The item that is open only because of hover. */
  let hovered: HTMLDetailsElement | undefined
  let pending = 0

  const plan = (action: () => void, delay: number): void => {
    clearTimeout(pending)
    pending = window.setTimeout(action, delay)
  }

  /** Keeps the element under the pointer, or else the item itself, in place when an answer above it closes. */
  const setOpen = (item: HTMLDetailsElement, isOpen: boolean): void => {
    clearTimeout(pending)
    const anchor = list.querySelector('details:hover') ?? item
    const before = anchor.getBoundingClientRect().top
    item.open = isOpen
    hovered = undefined
    scrollBy({ top: anchor.getBoundingClientRect().top - before, behavior: 'instant' })
  }

  const openHovered = (item: HTMLDetailsElement): void => {
    // The pointer does not close an item that has the keyboard focus.
    if (list.querySelector('[open] :focus-visible')) return
    setOpen(item, true)
    hovered = item
  }

  const closeHovered = (): void => {
    if (hovered?.open && !hovered.matches(':focus-within')) setOpen(hovered, false)
  }

  return {
    setOpen,
    /** Opens an item if the pointer rests on it. */
    openSoon: (item: HTMLDetailsElement) => plan(() => openHovered(item), REST),
    /** Closes the item that hover has opened. */
    closeSoon: () => plan(closeHovered, GRACE),
    /** Ends what was planned. */
    stay: () => clearTimeout(pending),
    /** Keeps an item open after the pointer has left. @returns whether hover had opened it */
    pin: (item: HTMLDetailsElement): boolean => {
      const isHovered = item === hovered
      if (isHovered) hovered = undefined
      return isHovered
    },
  }
}
