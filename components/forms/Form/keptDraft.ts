import type { FormName } from '../../../renderer/formNames.ts'
import { type Draft, forgetDraft, loadDraft, newDraft, saveDraft, storedDraft } from './draft.ts'
import { forgetNativelySent, readNativelySent } from './nativelySent.ts'
import { visitKey } from './visitKey.ts'

export type KeptDraft = ReturnType<typeof openDraft>

/** The draft of a form, as one of the pages of a tab knows it: another may change it while this one is in the back-forward cache. */
export function openDraft(form: HTMLFormElement, name: FormName) {
  /** Undefined on a page that is new in the history of the tab. */
  const { submissionKey: formerVisit }: { submissionKey?: unknown } = Object(history.state)
  // Submitted from this tab without script, with unknown result: the same content gets the same id.
  const sent = readNativelySent(name)
  let draft: Draft
  let seen: string | null
  const hold = (next: Draft): void => {
    draft = next
    seen = storedDraft(name)
    // For the id, if the browser sends the form by itself.
    form.dataset['key'] = draft.key
  }
  const read = (): void => hold({ ...loadDraft(name), ...(sent && { key: sent.key }) })
  read()

  return {
    get current(): Draft {
      return draft
    },
    /** Whether another page has changed it since this page of the history was left: what the browser restored is older. */
    get isNewer(): boolean {
      return formerVisit !== undefined && draft.page !== '' && draft.page !== formerVisit
    },
    /** Reports whether another page has saved or forgotten it since. */
    hasChanged: () => storedDraft(name) !== seen,
    /** Takes what another page has saved. */
    read,
    /** @returns whether it is too long for the browser */
    save: (content: Pick<Draft, 'values' | 'files' | 'estimate' | 'isUnderWay'>, key = draft.key): boolean => {
      const next = { ...draft, ...content, key, keptAt: Date.now(), page: visitKey() }
      const isTooLong = saveDraft(name, next)
      hold(next)
      return isTooLong
    },
    /** Begins another one; what another page has saved since stays. */
    forget: (isSent: boolean): void => {
      if (storedDraft(name) === seen) forgetDraft(name, isSent)
      forgetNativelySent()
      hold(newDraft(true))
    },
  }
}
