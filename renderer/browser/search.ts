import { wake } from '../islands/wake.ts'

/** Opens the site's search with its button, `/`, Ctrl-K or ⌘-K; nothing of it is fetched before. */
export function openSearchWhenAsked(): void {
  const button = document.querySelector<HTMLElement>('[data-island=SiteSearch]')
  if (!button) return
  button.addEventListener('click', () => void wake(button))
  addEventListener('keydown', (event) => {
    const isShortcut =
      event.ctrlKey || event.metaKey
        ? event.key === 'k'
        : event.key === '/' && !document.activeElement?.matches('input,textarea,select')
    if (!isShortcut) return
    event.preventDefault()
    button.click()
  })
}
