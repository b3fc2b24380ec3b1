/** How long a pointer rests on a question before it opens: one that only passes opens nothing. */
const REST = 150
/** How long the way back to an answer stays open. */
const GRACE = 300

/**
 * Opens a question on which the pointer rests, and closes it when the pointer leaves. What was opened or kept with a
 * click stays, and so does what has the keyboard's focus.
 */
export default function openOnHover(list: HTMLElement): void {
  const canHover = matchMedia('(hover: hover) and (pointer: fine)')
  /** Open only because the pointer is there. */
  let hovered: HTMLDetailsElement | undefined
  /** Closed by hand under the pointer: not opened again before the pointer has been elsewhere. */
  let dismissed: HTMLDetailsElement | undefined
  let pending = 0
  let position = ''

  const itemOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('details') : null)

  const plan = (action: () => void, delay: number): void => {
    clearTimeout(pending)
    pending = window.setTimeout(action, delay)
  }

  /** What is under the pointer, or else the item itself, stays where it is, though an answer above it closes. */
  const setOpen = (item: HTMLDetailsElement, isOpen: boolean): void => {
    clearTimeout(pending)
    const anchor = list.querySelector('details:hover') ?? item
    const before = anchor.getBoundingClientRect().top
    item.open = isOpen
    hovered = undefined
    scrollBy({ top: anchor.getBoundingClientRect().top - before, behavior: 'instant' })
  }

  const openHovered = (item: HTMLDetailsElement): void => {
    // Where the keyboard reads, the pointer closes nothing.
    if (list.querySelector('[open] :focus-visible')) return
    setOpen(item, true)
    hovered = item
  }

  const closeHovered = (): void => {
    if (hovered?.open && !hovered.matches(':focus-within')) setOpen(hovered, false)
  }

  list.addEventListener('pointermove', ({ target, screenX, screenY }) => {
    // Browsers also report a move when the page moves under a pointer at rest.
    const isAtRest = position === `${screenX} ${screenY}`
    position = `${screenX} ${screenY}`
    if (isAtRest || !canHover.matches) return
    const item = itemOf(target)
    if (item !== dismissed) dismissed = undefined
    if (!item) plan(closeHovered, GRACE)
    else if (item.open) clearTimeout(pending)
    else if (item !== dismissed) plan(() => openHovered(item), REST)
  })

  list.addEventListener('pointerleave', () => {
    dismissed = undefined
    plan(closeHovered, GRACE)
  })

  list.addEventListener('click', (event) => {
    const item = itemOf(event.target)
    if (!item || !(event.target instanceof Element) || !event.target.closest('summary')) return
    event.preventDefault()
    // A click of the pointer (the keyboard's has no count) keeps what the pointer opened.
    if (item === hovered && event.detail > 0) {
      hovered = undefined
      return
    }
    dismissed = item.open ? item : undefined
    setOpen(item, !item.open)
  })

  document.addEventListener('keydown', ({ key }) => {
    const item = list.querySelector<HTMLDetailsElement>('details[open]')
    if (key !== 'Escape' || !item?.matches(':hover, :focus-within')) return
    if (item.matches(':focus-within')) item.querySelector('summary')?.focus()
    dismissed = item
    setOpen(item, false)
  })

  // The pointer came while this was on its way.
  const waiting = list.querySelector<HTMLDetailsElement>('details:hover:not([open])')
  if (waiting && canHover.matches) plan(() => openHovered(waiting), REST)
}
