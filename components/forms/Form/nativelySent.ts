import { SENT_KEY } from './storageKeys.ts'
import type { FormName } from '../../../renderer/formNames.ts'

/** Word of a form that the browser sent by itself, for the pages that come after. */
interface NativelySent {
  /** A digest of what was written in it. */
  readonly written: string
  /** What its id began with. */
  readonly key: string
}

/** What this tab knows of a form that the browser sent last, and that nobody has given thanks for yet. */
export function readNativelySent(form: FormName): NativelySent | undefined {
  try {
    const [name, written, key] = sessionStorage.getItem(SENT_KEY)?.split(' ') ?? []
    return name === form && written && key ? { written, key } : undefined
  } catch {
    // Storage is forbidden: nobody knows.
    return undefined
  }
}

/** It has arrived. */
export function forgetNativelySent(): void {
  try {
    sessionStorage.removeItem(SENT_KEY)
  } catch {
    // Storage is forbidden: there was nothing.
  }
}
