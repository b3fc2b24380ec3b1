import { SENT_KEY } from './storageKeys.ts'
import type { FormName } from '../../../renderer/formNames.ts'

/** Word of a form that the browser sent by itself, for the pages that come after. */
interface NativelySent {
  /** When, in ms since 1970. */
  readonly at: number
  /** What its id began with. */
  readonly key: string
}

/** What this tab knows of a form that the browser sent last, and that nobody has given thanks for yet. */
export function readNativelySent(form: FormName): NativelySent | undefined {
  try {
    const [name, at, key] = sessionStorage.getItem(SENT_KEY)?.split(' ') ?? []
    return name === form && key ? { at: Number(at), key } : undefined
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
