import type { HTMLElement } from 'node-html-parser'

const ID = 'below-hero'

/**
 * Lets browsers paint a page only once they have parsed its top bar and its hero, which arrive with the first round trip:
 * what is centered or at an end would move while a slow device parses the rest, by up to 0.4 (CLS, processor slowed down ten
 * times).
 *
 * The link names what follows the hero, because Chromium waits for the start of an element, not for its end.
 * https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export function paintWhole(page: HTMLElement): void {
  const hero = page.querySelector('main > article > header') ?? page.querySelector('main > :not(script)')
  const next = hero && elementAfter(hero)
  if (!next) return
  if (!next.id) next.setAttribute('id', ID)
  page
    .querySelector('head')
    ?.insertAdjacentHTML('beforeend', `<link rel="expect" href="#${next.id}" blocking="render">`)
}

function elementAfter(element: HTMLElement): HTMLElement | null {
  return element.nextElementSibling ?? (element.parentNode && elementAfter(element.parentNode))
}
