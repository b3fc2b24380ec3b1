/** Presses the button of the site's search with `/`, Ctrl-K or ⌘-K; nothing of the search is fetched before. */
export default function pressOnShortcuts(button: HTMLElement): void {
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
