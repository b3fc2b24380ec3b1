import { ifAllowed } from '../../../renderer/ifAllowed.ts'
import { COOKIE_ATTRIBUTES, LANGUAGE_COOKIE } from '../../../renderer/languageCookie.ts'

/**
 * Keeps the query of the address and the reader's place when the language changes, and remembers the choice for language
 * redirects.
 */
export default function followLanguageChoice(switcher: HTMLElement): void {
  const root = document.documentElement
  // The window's name outlives the page, and no browser forbids it: it is the place, as a share of the page's height.
  const place = Number(window.name)
  if (place > 0) {
    root.scrollTop = place * root.scrollHeight
    window.name = ''
  }
  switcher.addEventListener('click', (event) => {
    // The target of a click is an element.
    const link = (event.target as Element).closest('a')
    if (!link) return
    // Query parameters have the same names in every language.
    link.search = location.search
    // A page in a new tab begins at its top.
    if (!(event.ctrlKey || event.metaKey)) window.name = `${scrollY / root.scrollHeight}`
    ifAllowed(() => (document.cookie = `${LANGUAGE_COOKIE}=${link.lang}${COOKIE_ATTRIBUTES}`))
  })
}
