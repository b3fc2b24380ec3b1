import type { FormName } from '../../../renderer/formNames.ts'
import { ifAllowed } from '../../../renderer/ifAllowed.ts'
import { digestOfWritten } from './digest.ts'
import { SENT_KEY } from './storageKeys.ts'

/**
 * Records that the browser submits a form by itself, with unknown result.
 *
 * @param key the key of its id
 */
export function rememberNativelySent(name: string, form: HTMLFormElement, key: string): void {
  ifAllowed(() => sessionStorage.setItem(SENT_KEY, `${name} ${digestOfWritten(new FormData(form))} ${key}`))
}

/**
 * Returns the record of a form that the browser last submitted without script from this tab: a digest of what was
 * written, and the key of its id. Undefined once it was confirmed.
 */
export function readNativelySent(form: FormName) {
  const [name, written, key] = ifAllowed(() => sessionStorage.getItem(SENT_KEY))?.split(' ') ?? []
  return name === form && written && key ? { written, key } : undefined
}

/** Forgets that record: the message has arrived. */
export function forgetNativelySent(): void {
  ifAllowed(() => sessionStorage.removeItem(SENT_KEY))
}
