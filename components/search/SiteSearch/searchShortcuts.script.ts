/** Opens the site search with `/`, Ctrl-K or ⌘-K; nothing of it is fetched before. */
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
