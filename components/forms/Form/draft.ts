import { forgetEarlierSession, isSessionMarked, SESSION_COOKIE } from './browserSession.ts'
import { digestOfWritten, visitKey } from './submissionId.ts'
import { ATTACHMENT, type FormName } from '../../../renderer/formNames.ts'
import { copiedTab, isTabOpen, markTabOpen, tabName } from './tab.ts'

/** The values of a form that was not sent yet. */
export interface Draft {
  /** Random; with what was typed it makes the submission's id. */
  readonly key: string
  /** By the names of the fields; empty ones are left out. */
  readonly values: Readonly<Record<string, string>>
  /** The names of the files: their bytes can't be kept. */
  readonly files: readonly string[]
  /** It was being sent, and the result is not known yet. */
  readonly isUnderWay: boolean
  /** When it was kept last, in ms since 1970. */
  readonly keptAt: number
  /** Digests of the draft at the times it was taken over from tabs since closed. */
  readonly taken: readonly string[]
}

const PREFIX = 'draft:'

/**
 * Where drafts are kept: across tabs, pages and reloads, but not beyond the browser's session. Where cookies are not
 * allowed, as long as the tab.
 *
 * @throws DOMException where storage is forbidden
 */
function findStorage(): Storage {
  forgetEarlierSession()
  return isSessionMarked() ? localStorage : sessionStorage
}

/** Returns the prefix of a form's draft keys in the browser's storage; the tab's name follows. */
export function draftPrefix(form: FormName): string {
  return `${PREFIX}${form}:`
}

/**
 * Returns the draft of this tab; where it has none, takes over the latest draft of a closed tab. Drafts of open tabs
 * stay theirs.
 *
 * @returns a new draft where there is none
 */
export function loadDraft(form: FormName): Draft {
  try {
    const storage = findStorage()
    const own = readDraft(storage, draftPrefix(form) + tabName())
    if (own) return own
    const copied = copiedTab()
    const left = listDrafts(storage, form)
      .filter(({ tab }) => !isTabOpen(tab) || tab === copied)
      .toSorted((one, other) => other.draft.keptAt - one.draft.keptAt)
    const latest = left.find(({ tab }) => tab === copied) ?? left[0]
    if (!latest) return newDraft()
    const { draft, tab } = latest
    return {
      ...draft,
      taken: [...draft.taken, digestOf(draft)],
      // The tab that it was copied from is still sending it.
      isUnderWay: draft.isUnderWay && !isTabOpen(tab),
    }
  } catch {
    // Storage is forbidden: what was typed lives as long as the page.
    return newDraft()
  }
}

/** The draft of this very tab, if it has one. */
export function ownDraft(form: FormName): Draft | undefined {
  try {
    return readDraft(findStorage(), draftPrefix(form) + tabName())
  } catch {
    // Storage is forbidden: nothing was kept.
    return undefined
  }
}

/** @param isOver begins another draft: the last one has been sent, or thrown away */
export function newDraft(isOver = false): Draft {
  return { key: visitKey(isOver), values: {}, files: [], isUnderWay: false, keptAt: 0, taken: [] }
}

/** The result of saving a draft: saved, too long for the browser, or not saved because storage is forbidden. */
export type Keeping = 'kept' | 'tooLong' | 'forbidden'

/** Keeps the draft of this tab; of one with nothing in it, nothing is kept. */
export function saveDraft(form: FormName, draft: Draft): Keeping {
  try {
    const key = draftPrefix(form) + tabName()
    if (draft.files.length === 0 && Object.keys(draft.values).length === 0) findStorage().removeItem(key)
    else {
      // From now on the end of the browser's session can be detected.
      document.cookie = `${SESSION_COOKIE}; path=/; samesite=lax`
      findStorage().setItem(key, JSON.stringify(draft))
      // A new session begins with no tab marked.
      markTabOpen()
    }
    return 'kept'
  } catch (error) {
    return error instanceof Error && error.name === 'QuotaExceededError' ? 'tooLong' : 'forbidden'
  }
}

/** Deletes this tab's draft and those it was taken over from, unless another tab has changed them since. */
export function forgetDraft(form: FormName, draft: Draft): void {
  try {
    const storage = findStorage()
    storage.removeItem(draftPrefix(form) + tabName())
    const past = new Set([...draft.taken, digestOf(draft)])
    for (const { key, draft: other } of listDrafts(storage, form)) {
      if (other.key === draft.key && past.has(digestOf(other))) storage.removeItem(key)
    }
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

/** Whether two drafts hold the same, and would have the same id when sent. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return one.key === other.key && digestOf(one) === digestOf(other)
}

/** Returns a digest of a draft's values. */
export function digestOf({ values, files }: Draft): string {
  return digestOfWritten([...Object.entries(values), ...files.map((name) => [ATTACHMENT, name] as const)])
}

function listDrafts(storage: Storage, form: FormName) {
  const prefix = draftPrefix(form)
  return Object.keys(storage).flatMap((key) => {
    const draft = key.startsWith(prefix) ? readDraft(storage, key) : undefined
    return draft ? [{ key, tab: key.slice(prefix.length), draft }] : []
  })
}

function readDraft(storage: Storage, key: string): Draft | undefined {
  return parseDraft(storage.getItem(key))
}

/** By hand: a library of schemas would weigh as much as the form's whole script. */
export function parseDraft(text: string | null | undefined): Draft | undefined {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '')
  } catch {
    return undefined
  }
  const { key, values, files, isUnderWay, keptAt, taken }: Partial<Record<keyof Draft, unknown>> = Object(stored)
  if (typeof key !== 'string' || typeof values !== 'object' || values === null) return undefined
  const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return {
    key,
    values: Object.fromEntries(texts),
    files: listTexts(files),
    isUnderWay: isUnderWay === true,
    keptAt: typeof keptAt === 'number' ? keptAt : 0,
    taken: listTexts(taken),
  }
}

function listTexts(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : []
}
