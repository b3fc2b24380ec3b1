import { ifAllowed } from '../../../renderer/ifAllowed.ts'
import { loadModule } from '../../../renderer/islands/loadModule.ts'
import { keepFiles } from './keepFiles.ts'
import { DRAFT_PREFIX, KEPT_FILES_KEY } from './storageKeys.ts'

/** How long a press waits for the code of a submission, in ms. */
const LOADING_TIMEOUT = 5_000

/**
 * Prepares a form for what the browser does by itself, before hydration or instead of it: keeps files, and loads what a
 * submission needs.
 */
export default function prepareNativeSending(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  const isEnhanced = () => form.matches('[data-island][data-awake] form:not([data-native])')
  keepFiles(form, isEnhanced)
  // The estimate is not sent.
  if (form.method !== 'post') return
  // Drafts that this tab left on its last page are its own again: every page has forms.
  ifAllowed(
    () => Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX)) && import('./takeBackDrafts.ts'),
  )
  ifAllowed(() => localStorage.getItem(KEPT_FILES_KEY) && import('./forgetOldFiles.ts'))

  let isReady = false
  let latest: Event | undefined
  const prepare = async (): Promise<void> => {
    const { guardSubmission } = await loadModule(() => import('./nativeSubmission.ts'))
    if (!isReady) guardSubmission(form, isEnhanced)
    isReady = true
  }
  form.addEventListener('input', () => void prepare().catch(() => undefined), { once: true })
  form.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    latest = event
    if (isReady || isEnhanced()) return
    event.preventDefault()
    // Without that code, or if it takes too long, it is sent as it is; not after a later press, which may have sent it.
    const send = (): void => {
      if (latest !== event) return
      isReady = true
      // guardForms.ts would take it for a second press.
      delete form.dataset['submitted']
      form.requestSubmit()
    }
    prepare().then(send, send)
    setTimeout(send, LOADING_TIMEOUT)
  })
}
