import { ATTACHMENT, formNames, type FormName } from '../../../renderer/formNames.ts'
import { forgetEarlierSession, ifAllowed, isSessionMarked, SESSION_COOKIE } from './browserSession.ts'
import { DRAFT_PREFIX, SENT_KEY } from './storageKeys.ts'
import { digestOfWritten, visitKey } from './submissionId.ts'

/** The values of a form that was not sent yet. */
export interface Draft {
  /** Random; the id of a submission is made of it and of what was typed. */
  readonly key: string
  /** By field name, without empty ones. */
  readonly values: Readonly<Record<string, string>>
  /** The names of the files, whose content can't be stored. */
  readonly files: readonly string[]
  /** Whether it was being sent, with an unknown result. */
  readonly isUnderWay: boolean
  /** The time at which it was last saved. */
  readonly keptAt: number
}

// A tab keeps its drafts in its own storage, which browsers duplicate and restore with the tab. When a page is left, the
// tab may be closed: its drafts then stand in the storage of all tabs as well, until its next page takes them back.
ifAllowed(() => {
  takeBack()
  addEventListener('pageshow', takeBack)
  addEventListener('pagehide', leaveDrafts)
})

/** Returns the storage key of a form's draft; a draft that was left for other tabs has the time as a suffix. */
export function draftKey(form: FormName): string {
  return DRAFT_PREFIX + form
}

function leaveDrafts(): void {
  // Without cookies, the end of the browser session could not be detected.
  if (!isSessionMarked()) return
  for (const { key, draft } of ownDrafts()) ifAllowed(() => localStorage.setItem(key, JSON.stringify(draft)))
}

function takeBack(): void {
  for (const { key } of ownDrafts()) ifAllowed(() => localStorage.removeItem(key))
}

/** Returns the drafts of this tab, with the keys under which it leaves them. */
function ownDrafts() {
  return formNames.flatMap((form) => {
    const draft = ownDraft(form)
    return draft ? [{ draft, key: `${draftKey(form)}:${draft.keptAt}` }] : []
  })
}

/** Returns the draft of this tab; if it has none, the latest draft of a closed tab, else a new one. */
export function loadDraft(form: FormName): Draft {
  return ownDraft(form) ?? ifAllowed(() => takeOver(form)) ?? newDraft()
}

/** Returns the draft of this tab, if it has one. */
export function ownDraft(form: FormName): Draft | undefined {
  return ifAllowed(() => parseDraft(sessionStorage.getItem(draftKey(form))))
}

/** Makes the latest draft of a closed tab that of this tab. */
function takeOver(form: FormName): Draft | undefined {
  forgetEarlierSession()
  const left = Object.keys(localStorage).filter((key) => key.startsWith(`${draftKey(form)}:`))
  const latest = left.toSorted().at(-1)
  const draft = latest && parseDraft(localStorage.getItem(latest))
  if (!draft) return undefined
  localStorage.removeItem(latest)
  saveDraft(form, draft)
  return draft
}

/** @param isOver begins another draft, because the last one has been sent or cleared */
export function newDraft(isOver = false): Draft {
  return { key: visitKey(isOver), values: {}, files: [], isUnderWay: false, keptAt: 0 }
}

/**
 * Saves the draft of this tab, unless it is empty.
 *
 * @returns whether it is too long for the browser
 */
export function saveDraft(form: FormName, draft: Draft): boolean {
  try {
    if (draft.files.length === 0 && Object.keys(draft.values).length === 0) forgetDraft(form)
    else {
      // From now on the end of the browser session can be detected.
      document.cookie = `${SESSION_COOKIE}; path=/; samesite=lax`
      sessionStorage.setItem(draftKey(form), JSON.stringify(draft))
    }
    return false
  } catch (error) {
    return error instanceof Error && error.name === 'QuotaExceededError'
  }
}

/** Deletes this tab's draft, and the choices of an estimate that it came from: their keys begin with that of the draft. */
export function forgetDraft(form: FormName): void {
  ifAllowed(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(draftKey(form))) sessionStorage.removeItem(key)
  })
}

/** Reports whether two drafts have the same content, and would have the same id when sent. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  const contentOf = ({ key, values, files }: Draft) => JSON.stringify([key, Object.entries(values).toSorted(), files])
  return contentOf(one) === contentOf(other)
}

/** Returns a digest of a draft's values. */
export function digestOf({ values, files }: Draft): string {
  return digestOfWritten([...Object.entries(values), ...files.map((name) => [ATTACHMENT, name] as const)])
}

/** Parses a stored draft by hand: a schema library would weigh as much as the form's whole script. */
export function parseDraft(text: string | null): Draft | undefined {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '')
  } catch {
    return undefined
  }
  const { key, values, files, isUnderWay, keptAt }: Partial<Record<keyof Draft, unknown>> = Object(stored)
  if (typeof key !== 'string' || typeof values !== 'object' || values === null) return undefined
  const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return {
    key,
    values: Object.fromEntries(texts),
    files: Array.isArray(files) ? files.filter((name) => typeof name === 'string') : [],
    isUnderWay: isUnderWay === true,
    keptAt: typeof keptAt === 'number' ? keptAt : 0,
  }
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
