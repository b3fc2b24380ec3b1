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
  /** The item that is open only because of hover. */
  let hovered: HTMLDetailsElement | undefined
  /** The item closed by a click under the pointer: it does not reopen until the pointer has left it. */
  let dismissed: HTMLDetailsElement | undefined
  let pending = 0
  let position = ''

  const itemOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('details') : null)

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

  list.addEventListener('pointermove', ({ target, screenX, screenY }) => {
    // Browsers also fire a pointer event when the page moves under a pointer at rest.
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
    // A mouse click (keyboard clicks have no count) keeps an item that hover opened.
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

  // The pointer may have entered before this script loaded.
  const waiting = list.querySelector<HTMLDetailsElement>('details:hover:not([open])')
  if (waiting && canHover.matches) plan(() => openHovered(waiting), REST)
}
