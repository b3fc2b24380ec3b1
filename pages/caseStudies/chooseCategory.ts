/**
 * Applies the category in the address (`?category=legal`) before the list is parsed, so that nothing visible moves.
 *
 * The source of this function is inlined into the page after the radio buttons, so it must only use browser APIs.
 */
export function chooseCategory(): void {
  const asked = new URLSearchParams(location.search).get('category')
  for (const choice of document.querySelectorAll<HTMLInputElement>('[name=category]')) {
    if (choice.value === asked) choice.checked = true
  }
}
