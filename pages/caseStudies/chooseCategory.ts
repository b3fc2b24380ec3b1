/**
 * Chooses what the address asks for (`?category=legal`), before the list is there: nothing moves that was not seen yet.
 *
 * The text of this function is written into the page, so it must use nothing but the browser. It stands after the choices.
 */
export function chooseCategory(): void {
  const asked = new URLSearchParams(location.search).get('category')
  for (const choice of document.querySelectorAll<HTMLInputElement>('[name=category]')) {
    if (choice.value === asked) choice.checked = true
  }
}
