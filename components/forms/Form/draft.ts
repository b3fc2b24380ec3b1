import type { FormName } from '../../../renderer/formNames.ts'
import { ifAllowed } from '../../../renderer/ifAllowed.ts'
import type { Values } from './formState.ts'
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
  /** The visit of the page that saved it last. */
  readonly visit: string
}

/** The prefix of the storage keys of drafts. */
const DRAFT = 'draft:'

/** Returns the storage key of a form's draft. */
export const draftKey = (form: FormName) => DRAFT + form

/**
 * Returns the id of this page in the history of the tab, which it keeps when it is loaded again; undefined if it has none
 * yet.
 */
export function visitOfPage(): string | undefined {
  const { visit }: { visit?: unknown } = Object(history.state)
  return typeof visit === 'string' ? visit : undefined
}

/** Returns the draft of a form, or a new one. */
export function loadDraft(form: FormName): Draft {
  const stored = ifAllowed((): unknown => JSON.parse(sessionStorage.getItem(draftKey(form)) ?? ''))
  const { key, values, files, isUnderWay, visit }: Partial<Record<keyof Draft, unknown>> = Object(stored)
  const texts = Object.entries(Object(values)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return {
    key: typeof key === 'string' ? key : newKey(),
    values: Object.fromEntries(texts),
    files: Array.isArray(files) ? files.filter((name) => typeof name === 'string') : [],
    isUnderWay: isUnderWay === true,
    visit: String(visit ?? ''),
  }
}

/**
 * Saves the draft of a form, or deletes it if it is empty.
 *
 * @returns whether it is too long for the browser
 */
export function saveDraft(form: FormName, draft: Omit<Draft, 'visit'>): boolean {
  try {
    if (draft.files.length === 0 && Object.keys(draft.values).length === 0) sessionStorage.removeItem(draftKey(form))
    else {
      const visit = visitOfPage() ?? newKey()
      if (visit !== visitOfPage()) history.replaceState({ ...history.state, visit }, '')
      sessionStorage.setItem(draftKey(form), JSON.stringify({ ...draft, visit }))
    }
    markChange(form)
    return false
  } catch (error) {
    return error instanceof Error && error.name === 'QuotaExceededError'
  }
}
