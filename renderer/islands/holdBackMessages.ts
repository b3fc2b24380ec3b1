/** The time to wait for messages in the page's language before the browser shows its own, in ms. */
const PATIENCE = 3_000

/**
 * Holds back the browser's own validation messages if a form is submitted before its island hydrates: the submit
 * hydrates the island, which finds the mark and shows messages in the page's language. If it fails to load, the browser
 * shows its own.
 */
export function holdBackMessages(): void {
  let isPatient = true
  addEventListener(
    'invalid',
    (event) => {
      // No other elements have validity.
      const { form } = event.target as HTMLInputElement
      if (!form || !isPatient) return
      event.preventDefault()
      const { dataset } = form
      if ('pressed' in dataset) return
      dataset['pressed'] = ''
      setTimeout(() => {
        isPatient = !('pressed' in dataset)
        delete dataset['pressed']
        if (!isPatient) form.reportValidity()
      }, PATIENCE)
    },
    true,
  )
}
