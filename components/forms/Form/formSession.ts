import type { FormName } from '../../../renderer/formNames.ts'
import { controlsOf } from './controlKinds.ts'
import { fileInputOf } from './controls.ts'
import type { EnhancedForm } from './enhancedForm.ts'
import { clearContent, emptyFields, readDays, restoreContent, saveChange, saveContent } from './formDraft.ts'
import { showErrors, submitForm } from './formSending.ts'
import { emptyForm, type FormState } from './formState.ts'
import { createFormStore } from './formStore.ts'
import { openDraft } from './keptDraft.ts'
import { loadRest, restIfLoaded } from './loadRest.ts'
import { watchDrops } from './watchDrops.ts'
import { watchFields } from './watchFields.ts'
import { watchFiles } from './watchFiles.ts'
import { watchPage } from './watchPage.ts'

/** The component that shows the form. */
interface SessionListener extends Pick<EnhancedForm, 'say' | 't'> {
  readonly show: (state: FormState) => void
}

/** The actions on a form once its script has taken over. */
export type FormSession = ReturnType<typeof beginSession>

/** Enhances a form: saves drafts, validates, and sends without leaving the page. */
export function beginSession(form: HTMLFormElement, name: FormName, { show, say, t }: SessionListener) {
  const controls = controlsOf(form)
  const store = createFormStore(show)
  const files = watchFiles(fileInputOf(form), { store, say, t })
  const enhanced: EnhancedForm = { form, name, controls, files, draft: openDraft(form, name), store, say, t }
  const fields = watchFields(controls, (control, error, isLeft) => {
    store.setError(control.name, error)
    if (isLeft && error) say(t(error.key, error.values))
    if (isLeft && !error && control.type === 'email') {
      const { value } = control
      void loadRest().then((rest) => rest?.suggestEmail(enhanced, control, value))
    }
  })
  const page = watchPage({
    onOnline: () => store.report('online'),
    onReturn: () => comeBack(enhanced),
    onClock: () => readDays(enhanced),
  })
  const stopDrops = watchDrops(
    form,
    (isDraggedOver) => store.set({ isDraggedOver }),
    (dropped) => {
      // The fields must not change while they are sent.
      if (store.state.attempt) return
      files.add(dropped)
      saveChange(enhanced)
    },
  )

  restoreContent(enhanced)
  // Text typed while this was loading is also saved, but not while the browser is submitting the form.
  if ('submitted' in form.dataset) store.set({ status: { kind: 'underWay', isResponse: false } })
  else saveContent(enhanced, enhanced.draft.current.isUnderWay)
  // Submitted before this was loaded, with something missing.
  if ('pressed' in form.dataset) void showErrors(enhanced)
  delete form.dataset['pressed']

  return {
    ...actionsOn(enhanced),
    form,
    submit: () => submitForm(enhanced, page),
    /** Call it when something was typed or ticked. */
    edit: (target: EventTarget): void => {
      fields.mend(target)
      if (target instanceof HTMLInputElement && target.type === 'email') store.set({ likelyEmail: null })
      // A field that loses the focus because the form is being sent was not edited.
      if (!store.state.attempt) saveChange(enhanced)
    },
    /** Call it when a field lost the focus. */
    leave: fields.leave,
    end: (): void => {
      store.state.attempt?.abort()
      for (const watch of [fields, page]) watch.end()
      stopDrops()
    },
  }
}

/** Returns the actions that the parts of the form offer, apart from sending it. */
function actionsOn(enhanced: EnhancedForm) {
  const { files, store } = enhanced
  return {
    chooseFile: (): void => {
      files.add()
      saveChange(enhanced)
    },
    /** @param index its place in the list */
    removeFile: (index: number): void => {
      files.remove(index)
      // It was the estimate of all of them; that of the others is below them.
      if (restIfLoaded()?.isWithoutFile(store.state.estimate, files.names())) store.set({ estimate: '' })
      saveChange(enhanced)
    },
    /** Takes an estimate whose files stay with the visitor. */
    takeEstimate: (estimate: string): void => {
      store.set({ estimate })
      saveChange(enhanced)
    },
    /** Ends the current sending. */
    cancel: () => store.state.attempt?.abort(),
    /** Starts over with an empty form. */
    clear: () => clearContent(enhanced),
  }
}

/** Brings the form up to date when its page comes back from the back-forward cache. */
function comeBack(enhanced: EnhancedForm): void {
  const { draft, store } = enhanced
  if (draft.hasChanged()) {
    // What was written or sent on another page of this tab since counts, whatever the request of this page is answered.
    emptyFields(enhanced)
    store.set(emptyForm)
    draft.read()
    restoreContent(enhanced)
    // In the back-forward cache a request goes on, and its response is still to come.
  } else if (!store.state.attempt && store.state.status.kind === 'sending') restoreContent(enhanced)
}
