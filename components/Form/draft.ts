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
 * allowed, as long as the tab; undefined where nothing is.
 */
function findStorage(): Storage | undefined {
  try {
    if (document.cookie.includes(SESSION_COOKIE)) return localStorage
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
    document.cookie = `${SESSION_COOKIE}; path=/; samesite=lax`
    return document.cookie.includes(SESSION_COOKIE) ? localStorage : sessionStorage
  } catch {
    // Storage is forbidden: what was typed lives as long as the page.
    return undefined
  }
}

/** What the browser's storage knows a form's draft by. */
export function draftKey(form: FormName): string {
  return `${PREFIX}${form}`
}

/** What was typed in a form during this session, on any page; a new draft where nothing was. */
export function loadDraft(form: FormName): Draft {
  return parseDraft(findStorage()?.getItem(draftKey(form))) ?? { key: randomKey(), values: {} }
}

/** Keeps a draft; of one with nothing in it, nothing is kept. */
export function saveDraft(form: FormName, draft: Draft): void {
  if (!draft.file && Object.keys(draft.values).length === 0) {
    forgetDraft(form)
    return
  }
  try {
    findStorage()?.setItem(draftKey(form), JSON.stringify(draft))
  } catch {
    // The storage is full: what was typed lives as long as the page.
  }
}

export function forgetDraft(form: FormName): void {
  findStorage()?.removeItem(draftKey(form))
}

function randomKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
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
