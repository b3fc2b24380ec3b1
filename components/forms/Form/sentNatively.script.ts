import { isFormName } from '../../../renderer/formNames.ts'
import { ifAllowed } from '../../../renderer/ifAllowed.ts'
import { draftKey } from './draft.ts'
import { markChange } from './tabMarks.ts'

/** References as submissionId.ts and sendOnce.ts make them. */
const REFERENCE = /^[2-9A-HJKMNP-Z]{3}-[2-9A-HJKMNP-Z]{4}$/

/**
 * Shows the reference of a message that the browser has sent by itself, and deletes the draft of its form.
 *
 * @param line a line that ends with the reference, hidden until there is one
 */
export default function confirmSending(line: HTMLElement): void {
  const query = new URLSearchParams(location.search)
  const reference = query.get('reference') ?? ''
  if (REFERENCE.test(reference)) {
    line.append(reference)
    line.hidden = false
  }
  const form = query.get('sent')
  ifAllowed(() => {
    if (!isFormName(form) || sessionStorage.getItem('site:sent') !== form) return
    sessionStorage.setItem('site:sent', '')
    sessionStorage.removeItem(draftKey(form))
    markChange(form)
  })
}
