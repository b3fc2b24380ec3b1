import { STORED_LOCALE_KEY } from '../languages.ts'

/** Remembers the language chosen with a switcher: gateways then lead there. */
export function rememberLanguageChoice(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-choose-language]') : null
    if (!link) return
    try {
      localStorage.setItem(STORED_LOCALE_KEY, link.lang)
    } catch {
      // Storage is forbidden: the link still leads to the other language.
    }
  })
}
