import { formNames, type FormName } from '../../../renderer/formNames.ts'
import { ifAllowed } from '../../../renderer/ifAllowed.ts'
import { forgetEarlierSession, isSessionMarked, SESSION_COOKIE } from './browserSession.ts'
import { DRAFT_PREFIX, SENT_DRAFTS_KEY } from './storageKeys.ts'
import { visitKey } from './visitKey.ts'

/** The values of a form that was not sent yet. */
export interface Draft {
  /** Random; the id of a submission is made of it and of what was typed. */
  readonly key: string
  /** By field name, without empty ones. */
  readonly values: Readonly<Record<string, string>>
  /** The names of the files, whose content can't be stored. */
  readonly files: readonly string[]
  /** The estimate that it came from, as handedOver.ts writes it; empty if it came from none. */
  readonly estimate: string
  /** Whether it was being sent, with an unknown result. */
  readonly isUnderWay: boolean
  /** The time at which it was last saved: together with the key, its version. */
  readonly keptAt: number
  /** The visit of the page that saved it last. */
  readonly page: string
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
    return draft ? [{ draft, key: leftKey(form, draft) }] : []
  })
}

function leftKey(form: FormName, { keptAt }: Draft): string {
  return `${draftKey(form)}:${keptAt}`
}

/** Returns the draft of this tab; if it has none, the latest draft of a closed tab, else a new one. */
export function loadDraft(form: FormName): Draft {
  return ownDraft(form) ?? ifAllowed(() => takeOver(form)) ?? newDraft()
}

/** Returns the draft of this tab, if it has one. */
export function ownDraft(form: FormName): Draft | undefined {
  return parseDraft(storedDraft(form))
}

/** Returns what this tab has stored of a form: it changes whenever any page of the tab saves or forgets the draft. */
export function storedDraft(form: FormName): string | null {
  return ifAllowed(() => sessionStorage.getItem(draftKey(form))) ?? null
}

/** Makes the latest draft of a closed tab that of this tab. */
function takeOver(form: FormName): Draft | undefined {
  forgetEarlierSession()
  const left = Object.keys(localStorage).filter((key) => key.startsWith(`${draftKey(form)}:`))
  for (const key of left.toSorted().toReversed()) {
    const draft = parseDraft(localStorage.getItem(key))
    localStorage.removeItem(key)
    if (!draft || wasSent(draft)) continue
    saveDraft(form, draft)
    return draft
  }
  return undefined
}

/** Reports whether this version of a draft, or a later one, was sent from any tab. */
function wasSent({ key, keptAt }: Draft): boolean {
  const sent = new URLSearchParams(localStorage.getItem(SENT_DRAFTS_KEY) ?? '')
  return Number(sent.get(key)) >= keptAt
}

/** @param isOver begins another draft, because the last one has been sent or cleared */
export function newDraft(isOver = false): Draft {
  return { key: visitKey(isOver), values: {}, files: [], estimate: '', isUnderWay: false, keptAt: 0, page: '' }
}

/**
 * Saves the draft of this tab, unless it is empty.
 *
 * @returns whether it is too long for the browser
 */
export function saveDraft(form: FormName, draft: Draft): boolean {
  try {
    if (draft.files.length === 0 && Object.keys(draft.values).length === 0 && !draft.estimate) forgetDraft(form)
    else {
      // From now on the end of the browser session can be detected.
      document.cookie = `${SESSION_COOKIE}; path=/; samesite=lax`
      const stored = ownDraft(form)
      sessionStorage.setItem(draftKey(form), JSON.stringify(draft))
      if (stored) localStorage.removeItem(leftKey(form, stored))
    }
    return false
  } catch (error) {
    return error instanceof Error && error.name === 'QuotaExceededError'
  }
}

/**
 * Deletes this tab's draft, and the choices of an estimate that it came from: their keys begin with that of the draft.
 *
 * @param isSent makes copies of it invalid that other pages of the tab have left, or leave later
 */
export function forgetDraft(form: FormName, isSent = false): void {
  ifAllowed(() => {
    const stored = ownDraft(form)
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(draftKey(form))) sessionStorage.removeItem(key)
    if (!stored) return
    localStorage.removeItem(leftKey(form, stored))
    if (!isSent) return
    const sent = new URLSearchParams(localStorage.getItem(SENT_DRAFTS_KEY) ?? '')
    sent.set(stored.key, String(stored.keptAt))
    localStorage.setItem(SENT_DRAFTS_KEY, `${sent}`)
  })
}

/** Parses a stored draft by hand: a schema library would weigh as much as the form's whole script. */
export function parseDraft(text: string | null): Draft | undefined {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '')
  } catch {
    return undefined
  }
  const { key, values, files, estimate, isUnderWay, keptAt, page }: Partial<Record<keyof Draft, unknown>> =
    Object(stored)
  if (typeof key !== 'string' || typeof values !== 'object' || values === null) return undefined
  const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return {
    key,
    values: Object.fromEntries(texts),
    files: Array.isArray(files) ? files.filter((name) => typeof name === 'string') : [],
    estimate: typeof estimate === 'string' ? estimate : '',
    isUnderWay: isUnderWay === true,
    keptAt: typeof keptAt === 'number' ? keptAt : 0,
    page: String(page ?? ''),
  }
}
