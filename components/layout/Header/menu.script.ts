import { pauseBehind } from '../MotionControl/pauseBehind.ts'

/**
 * Completes the slide-in menu, a popover, once its button is touched: makes the page behind it inert while it is open
 * (so that Tab stays inside, and nothing moves), and closes it when one of its links is followed or the screen grows.
 */
export default function enhanceMenu(button: HTMLElement): void {
  const menu = button instanceof HTMLButtonElement ? button.popoverTargetElement : null
  if (!(menu instanceof HTMLElement)) return
  const behind = document.querySelectorAll<HTMLElement>('[data-behind-menu]')
  const setInert = (isInert: boolean) => {
    for (const element of behind) element.inert = isInert
    pauseBehind(isInert)
  }
  const syncWithMenu = () => setInert(menu.matches(':popover-open'))
  menu.addEventListener('toggle', syncWithMenu)
  // It may have opened before this script loaded.
  syncWithMenu()
  // The browser returns the focus to the button before it fires the event: the button must not be inert by then.
  menu.addEventListener('beforetoggle', (event) => {
    if (event instanceof ToggleEvent && event.newState === 'closed') setInert(false)
  })
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close(menu)
  })
  matchMedia('(width > 48em)').addEventListener('change', () => close(menu))
  // The back-forward cache restores a page as it was left.
  addEventListener('pagehide', () => close(menu))
}

function close(menu: HTMLElement): void {
  if (menu.matches(':popover-open')) menu.hidePopover()
}
