import type { FormName } from '../../../renderer/formNames.ts'
import { ifAllowed } from '../../../renderer/ifAllowed.ts'
import { type FormState, isEmpty, type Values } from './formState.ts'
import { markChange, newKey } from './tabMarks.ts'

/** The content of a form that was not sent yet, in the storage of its tab. */
export interface Draft {
  /** Random; the id of a submission is made of it and of what was typed. */
  readonly key: string
  readonly values: Values
  /** The names of the files, whose content can't be stored. */
  readonly files: readonly string[]
  /** Whether it was being sent, with an unknown result. */
  readonly isUnderWay: boolean
}

/** Returns the storage key of a form's draft. */
export const draftKey = (form: FormName) => `draft:${form}`

/** Returns the draft of a form, or a new one. */
export function loadDraft(form: FormName): Draft {
  // Nobody else writes it.
  const stored = ifAllowed(() => JSON.parse(sessionStorage.getItem(draftKey(form)) ?? '{}') as Partial<Draft>)
  return { key: newKey(), values: {}, files: [], isUnderWay: false, ...stored }
}

/** Saves the content of a form if it has changed, or deletes it if it is empty. Fails silently: nothing else depends on it. */
export function saveDraft(state: FormState, key: string): void {
  const { name, values, files, isUnderWay } = state
  const draft: Draft = { key, values, files: files.map((file) => file.name), isUnderWay }
  ifAllowed(() => {
    if (state.status.kind === 'sent') sessionStorage.setItem('site:sent', '')
    const [place, stored] = [draftKey(name), isEmpty(state) ? '' : JSON.stringify(draft)]
    if (stored === (sessionStorage.getItem(place) ?? '')) return
    if (stored === '') sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, stored)
    markChange(name)
  })
}
