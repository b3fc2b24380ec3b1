/**
 * Opens the site search with Ctrl-K or ⌘-K; nothing of it is fetched before. A single character would be typed by voice control.
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.html
 */
export default function pressOnShortcuts(button: HTMLElement): void {
  addEventListener('keydown', (event) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    button.click()
  })
}
