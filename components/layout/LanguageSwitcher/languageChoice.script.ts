import { COOKIE_ATTRIBUTES, LANGUAGE_COOKIE } from '../../../renderer/languageCookie.ts'

/** Remembers the language chosen with the switcher: language redirects then lead there. */
export default function rememberLanguageChoice(switcher: HTMLElement): void {
  switcher.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link) return
    try {
      document.cookie = `${LANGUAGE_COOKIE}=${link.lang}${COOKIE_ATTRIBUTES}`
    } catch {
      // Cookies are forbidden: the link still leads to the other language.
    }
  })
}
