import type { FormName } from './formName.ts'

/** What somebody has typed in a form and not sent. */
export interface Draft {
  /** Random; with what was typed it makes the submission's id. */
  readonly key: string
  /** By the names of the fields; empty ones are left out. */
  readonly values: Readonly<Record<string, string>>
  /** The name of the attachment: its bytes can't be kept. */
  readonly file?: string | undefined
  /** It was being sent, and nobody knows yet what became of it. */
  readonly isUnderWay?: boolean
}

/** A cookie without a date lasts as long as the browser's session: where it is missing, a new one has begun. */
const SESSION_COOKIE = 'passerelle-session=1'
const PREFIX = 'draft:'

/**
 * Where drafts are kept: across tabs, pages and reloads, but not beyond the browser's session. Where cookies are not
 * allowed, as long as the tab.
 *
 * @throws DOMException where storage is forbidden
 */
function findStorage(): Storage {
  if (document.cookie.includes(SESSION_COOKIE)) return localStorage
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  return sessionStorage
}

/** What the browser's storage knows a form's draft by. */
export function draftKey(form: FormName): string {
  return `${PREFIX}${form}`
}

/** What was typed in a form during this session, on any page; a new draft where nothing was. */
export function loadDraft(form: FormName): Draft {
  try {
    return parseDraft(findStorage().getItem(draftKey(form))) ?? newDraft()
  } catch {
    // Storage is forbidden: what was typed lives as long as the page.
    return newDraft()
  }
}

export function newDraft(): Draft {
  return { key: crypto.getRandomValues(new Uint32Array(4)).join('-'), values: {} }
}

/**
 * Keeps a draft; of one with nothing in it, nothing is kept.
 *
 * @returns false where nothing can be kept: storage is forbidden, or full
 */
export function saveDraft(form: FormName, draft: Draft): boolean {
  try {
    if (draft.file === undefined && Object.keys(draft.values).length === 0) findStorage().removeItem(draftKey(form))
    else {
      document.cookie = `${SESSION_COOKIE}; path=/; samesite=lax`
      findStorage().setItem(draftKey(form), JSON.stringify(draft))
    }
    return true
  } catch {
    return false
  }
}

/**
 * Forgets what was typed in a form.
 *
 * @param sent forgets only this: another tab may have kept something else since
 */
export function forgetDraft(form: FormName, sent?: Draft): void {
  if (!sent || isSameDraft(loadDraft(form), sent)) saveDraft(form, newDraft())
}

/** Whether two drafts hold the same, and would have the same id when sent. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return one.key === other.key && one.file === other.file && isSameText(one.values, other.values)
}

function isSameText(one: Draft['values'], other: Draft['values']): boolean {
  return JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted())
}

/** By hand: a library of schemas would weigh as much as the form's whole script. */
export function parseDraft(text: string | null | undefined): Draft | undefined {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '')
  } catch {
    return undefined
  }
  const { key, values, file, isUnderWay }: Partial<Record<keyof Draft, unknown>> = Object(stored)
  if (typeof key !== 'string' || typeof values !== 'object' || values === null) return undefined
  const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return {
    key,
    values: Object.fromEntries(texts),
    file: typeof file === 'string' ? file : undefined,
    isUnderWay: isUnderWay === true,
  }
}
