import { ifAllowed } from './browserSession.ts'
import { holdBackMessages } from './holdBackMessages.ts'
import { isEnhanced } from './isEnhanced.ts'
import { keepFiles } from './keepFiles.ts'
import { DRAFT_PREFIX } from './storageKeys.ts'

/** Prepares a form for what the browser does by itself, before hydration or instead of it: keeps files, and loads what a submission needs. */
export default function prepareNativeSending(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  keepFiles(form, () => isEnhanced(form))
  // The estimate is not sent.
  if (form.method !== 'post') return
  holdBackMessages(form)
  // Drafts that this tab left on its last page are its own again: every page has forms.
  ifAllowed(
    () => Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX)) && import('./takeBackDrafts.ts'),
  )
  // Afterwards the page may be gone.
  form.addEventListener(
    'input',
    () => void import('./nativeSubmission.ts').then(({ guardSubmission }) => guardSubmission(form)),
    { once: true },
  )
}
