import { COOKIE_ATTRIBUTES, LANGUAGE_COOKIE } from '../../../renderer/languageCookie.ts'

/** Takes along what the address asks for, and remembers the language that is chosen: language redirects then lead there. */
export default function followLanguageChoice(switcher: HTMLElement): void {
  switcher.addEventListener('click', ({ target }) => {
    // What is clicked is an element.
    const link = (target as Element).closest('a')
    if (!link) return
    // What is filtered, searched and counted has the same names in every language.
    link.search = location.search
    try {
      document.cookie = `${LANGUAGE_COOKIE}=${link.lang}${COOKIE_ATTRIBUTES}`
    } catch {
      // Cookies are forbidden: the link still leads to the other language.
    }
  })
}
