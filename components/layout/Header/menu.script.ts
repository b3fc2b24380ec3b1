/**
 * What HTML and CSS leave to do for the slide-in menu, a popover, once its button is touched: the page behind it is out of reach while it is open
 * (so that Tab stays inside), and it closes when a link of it is followed or the screen grows.
 */
export default function enhanceMenu(button: HTMLElement): void {
  const menu = button instanceof HTMLButtonElement ? button.popoverTargetElement : null
  if (!(menu instanceof HTMLElement)) return
  const behind = document.querySelectorAll<HTMLElement>('[data-behind-menu]')
  const setOutOfReach = (isOut: boolean) => {
    for (const element of behind) element.inert = isOut
  }
  const obeyMenu = () => setOutOfReach(menu.matches(':popover-open'))
  menu.addEventListener('toggle', obeyMenu)
  // It may have opened while this was on its way.
  obeyMenu()
  // The browser gives the focus back to the button before it tells of the closing: the button must take it.
  menu.addEventListener('beforetoggle', (event) => {
    if (event instanceof ToggleEvent && event.newState === 'closed') setOutOfReach(false)
  })
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close(menu)
  })
  matchMedia('(width > 48em)').addEventListener('change', () => close(menu))
  // A page that comes back out of the back-forward cache comes back as it was left.
  addEventListener('pagehide', () => close(menu))
}

function close(menu: HTMLElement): void {
  if (menu.matches(':popover-open')) menu.hidePopover()
}
