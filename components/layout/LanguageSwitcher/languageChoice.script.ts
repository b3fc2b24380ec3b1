import { ifAllowed } from '../../../renderer/ifAllowed.ts'
import { COOKIE_ATTRIBUTES, LANGUAGE_COOKIE } from '../../../renderer/languageCookie.ts'

/** Keeps the query of the address when the language changes, and remembers the choice for language redirects. */
export default function followLanguageChoice(switcher: HTMLElement): void {
  switcher.addEventListener('click', ({ target }) => {
    // The target of a click is an element.
    const link = (target as Element).closest('a')
    if (!link) return
    // Query parameters have the same names in every language.
    link.search = location.search
    ifAllowed(() => (document.cookie = `${LANGUAGE_COOKIE}=${link.lang}${COOKIE_ATTRIBUTES}`))
  })
}
