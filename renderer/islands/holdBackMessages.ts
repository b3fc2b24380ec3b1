/** How long who presses waits for messages in the page's language, in ms, before the browser gives its own. */
const PATIENCE = 3_000

/**
 * Keeps back what the browser says, in its own language, of a form that is pressed before its island is there: the island
 * comes with the press, looks for the mark, and says it in the page's. Where it does not come, the browser has its say.
 */
export function holdBackMessages(): void {
  let isPatient = true
  addEventListener(
    'invalid',
    (event) => {
      // Nothing else is valid or not.
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
