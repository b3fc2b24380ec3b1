import { ifAllowed } from '../forms/Form/browserSession.ts'
import { DRAFT_PREFIX } from '../forms/Form/storageKeys.ts'

/** The values of the last estimate; they are forgotten with the draft of the quote form, whose key this begins with. */
const KEY = `${DRAFT_PREFIX}quote-handed-over`

/** Returns the values that the last estimate has filled in, by field name. */
export function readHandedOver(): URLSearchParams {
  return new URLSearchParams(ifAllowed(() => sessionStorage.getItem(KEY)) ?? '')
}

/** Stores the values that an estimate fills in. */
export function keepHandedOver(values: Readonly<Record<string, string>>): void {
  ifAllowed(() => sessionStorage.setItem(KEY, `${new URLSearchParams(values)}`))
}

/** Returns notes without the estimate that was handed over with them. */
export function withoutHandedOver(notes: string): string {
  const written = notes.replaceAll('\r\n', '\n')
  return written.replace(readHandedOver().get('notes') ?? '', () => '').trim()
}

/**
 * Returns notes as they are sent with an estimate of the files that go with them: the handed-over one says the same of these,
 * and leaves. One of files that stay with the visitor is all that staff know of them, and stays.
 *
 * @param estimate with the SHA-256 of each file that was counted
 */
export function notesBeside(estimate: string, notes: string): string {
  const handedOver = readHandedOver().get('notes') ?? ''
  const isRepeated = handedOver.match(/\b[\da-f]{64}\b/g)?.every((hash) => estimate.includes(hash)) ?? false
  return isRepeated ? withoutHandedOver(notes) : notes
}
