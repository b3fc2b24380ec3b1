import { STORED_LOCALE_KEY } from '../../../renderer/storedLocaleKey.ts'

/** Remembers the language chosen with the switcher: language redirects then lead there. */
export default function rememberLanguageChoice(switcher: HTMLElement): void {
  switcher.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link) return
    try {
      localStorage.setItem(STORED_LOCALE_KEY, link.lang)
    } catch {
      // Storage is forbidden: the link still leads to the other language.
    }
  })
}
