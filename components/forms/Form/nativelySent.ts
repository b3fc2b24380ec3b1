import { SENT_KEY } from './storageKeys.ts'
import type { FormName } from '../../../renderer/formNames.ts'

/** A record of a form that the browser submitted without script, for the pages that follow. */
interface NativelySent {
  /** A digest of what was written in it. */
  readonly written: string
  /** The key that its id began with. */
  readonly key: string
}

/** Returns the form that the browser last submitted without script from this tab, unless it was already confirmed. */
export function readNativelySent(form: FormName): NativelySent | undefined {
  try {
    const [name, written, key] = sessionStorage.getItem(SENT_KEY)?.split(' ') ?? []
    return name === form && written && key ? { written, key } : undefined
  } catch {
    // Storage is forbidden.
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
