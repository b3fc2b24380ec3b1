/** The time in which another press is a slip, in ms: a later one may be meant, if nothing comes of the first. */
export const SLIP = 10_000

/**
 * Lets file fields take several files, ignores a second press of a form's button before any script is loaded, and gives
 * the message an id of its own, which nativeSubmission.ts replaces as soon as it is there.
 *
 * The source of this function is inlined into pages, so it must only use its argument and browser APIs.
 *
 * @param slip the time in which another press is ignored, in ms
 */
export function guardForms(slip: number): void {
  // Here rather than in the HTML: without script, services would keep the last of several files with one name.
  addEventListener('DOMContentLoaded', () => {
    for (const input of document.querySelectorAll<HTMLInputElement>('[name=attachment]')) input.multiple = true
  })
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      const { dataset } = form
      if (form.method !== 'post' || form.matches('[data-island][data-awake] form:not([data-native])')) return
      if ('submitted' in dataset) {
        event.preventDefault()
        return
      }
      dataset['submitted'] = String(event.timeStamp)
      setTimeout(() => delete dataset['submitted'], slip)
    },
    true,
  )
  addEventListener(
    'formdata',
    ({ formData }) => formData.set('submissionId', `${Math.random().toString(36).slice(2)}-0`),
    true,
  )
}
