/** How long an island may take to show its messages before the browser shows its own, in ms. */
const ISLAND_TIMEOUT = 3_000

/**
 * Holds back the browser's own validation messages if a form is submitted before its island hydrates: the submit
 * hydrates the island, which finds the mark and shows messages in the page's language. If it fails to load, the browser
 * shows its own.
 */
export function holdBackMessages(): void {
  let isWaiting = true
  addEventListener(
    'invalid',
    (event) => {
      // No other elements have validity.
      const { form } = event.target as HTMLInputElement
      if (!form || !isWaiting) return
      event.preventDefault()
      const { dataset } = form
      if ('pressed' in dataset) return
      dataset['pressed'] = ''
      setTimeout(() => {
        isWaiting = !('pressed' in dataset)
        delete dataset['pressed']
        if (!isWaiting) form.reportValidity()
      }, ISLAND_TIMEOUT)
    },
    true,
  )
}
