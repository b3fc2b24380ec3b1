import { ATTACHMENT, type FormName } from '../../../renderer/formNames.ts'
import { ignoreSecondClick } from '../../islands/ignoreSecondClick.ts'
import { putFiles, readFields, touchedOf } from './controls.ts'
import { visitOfPage } from './draft.ts'
import { attachmentsOf, type FieldErrors, fileErrorOf } from './formState.ts'
import { createStore, type FormListener, type FormStore } from './formStore.ts'
import { sendForm } from './sendForm.ts'
import { watchReturn } from './tabMarks.ts'
import { tidyField, validateField } from './validateField.ts'
import { watchFields } from './watchFields.ts'

/** The actions on a form once its script has taken over. */
export type FormSession = ReturnType<typeof beginSession>

/** Enhances a form: keeps its draft, validates, and sends without leaving the page. */
export function beginSession(form: HTMLFormElement, name: FormName, listener: FormListener) {
  watchReturn()
  const store = createStore(form, name, listener)
  const { controls, dispatch } = store
  const { say, t } = listener
  const ending = new AbortController()
  let attempt: AbortController | undefined

  const fields = watchFields(controls, (control, error, isLeft) => {
    dispatch({ type: 'checked', field: control.name, error })
    if (isLeft && error) say(t(error.key, error.values))
  })
  const read = ({ target, type }: Event): void => {
    // A field that loses the focus because the form is being sent was not edited.
    if (!target || store.state.status.kind === 'sending') return
    if (target === store.input) {
      // Browsers fire both events.
      if (type === 'change') dispatch({ type: 'added', files: [...(store.input?.files ?? [])] })
      return
    }
    fields.mend(target)
    dispatch({ type: 'typed', values: readFields(controls) })
  }
  for (const type of ['input', 'change']) form.addEventListener(type, read, ending)
  form.addEventListener('focusout', ({ target }) => target && fields.leave(target), ending)
  addEventListener('online', () => dispatch({ type: 'online' }), ending)
  keepFiles(store, ending)
  ignoreSecondClick()
  begin(store)

  return {
    form,
    dispatch,
    /** Sends the form, or shows what is wrong with it; not while it is being sent. */
    submit: async (): Promise<void> => {
      if (store.state.status.kind === 'sending') return
      const errors = check(store)
      if (Object.keys(errors).length > 0) return dispatch({ type: 'invalid', errors })
      // What was tidied.
      dispatch({ type: 'typed', values: readFields(controls) })
      attempt = new AbortController()
      await sendForm(store, attempt.signal)
    },
    /** Ends the current sending. */
    cancel: () => attempt?.abort(),
    /** Starts over with an empty form. */
    clear: (): void => {
      fields.forget()
      dispatch({ type: 'cleared' })
      // The first field is hidden until the form is shown again.
      if (store.state.status.kind === 'idle') setTimeout(() => controls[0]?.focus())
    },
    end: (): void => {
      attempt?.abort()
      fields.end()
      ending.abort()
    },
  }
}

/** Takes over what the browser and the tab have kept, and what was typed while this was loading. */
function begin(store: FormStore): void {
  const { form, controls, input, draft, dispatch } = store
  // What the browser has restored by itself is older if another page of the tab has changed it since.
  const visit = visitOfPage()
  const isNewer = visit !== undefined && draft.visit !== '' && draft.visit !== visit
  const typed = readFields(isNewer ? touchedOf(controls) : controls)
  const chosen = [...(input?.files ?? [])]
  const lost = input ? draft.files.filter((name) => !chosen.some((file) => file.name === name)) : []
  const status = { kind: 'waiting' } as const
  dispatch({
    type: 'begun',
    values: { ...draft.values, ...typed },
    files: [...lost.map((name) => ({ name, status })), ...chosen.map((file) => ({ name: file.name, file, status }))],
    isUnderWay: draft.isUnderWay,
    isRestored: Object.keys(draft.values).length > 0,
  })
  // Submitted before this was loaded, with something missing.
  if ('pressed' in form.dataset) dispatch({ type: 'invalid', errors: check(store) })
  delete form.dataset['pressed']
}

/** Returns what is wrong with a form. */
function check({ controls, state }: Pick<FormStore, 'controls' | 'state'>): FieldErrors {
  const found = controls.flatMap((control) => {
    tidyField(control)
    const error = validateField(control)
    return error ? [[control.name, error] as const] : []
  })
  const error = fileErrorOf(state)
  return Object.fromEntries(error ? [...found, [ATTACHMENT, error]] : found)
}

/** Keeps the files of a form where the window to choose others is opened in vain. */
function keepFiles(store: FormStore, ending: AbortController): void {
  const { input } = store
  // Browsers take a file that was saved again since for the one already chosen, unless the field is empty.
  input?.addEventListener('click', () => (input.value = ''), ending)
  input?.addEventListener('cancel', () => putFiles(input, attachmentsOf(store.state)), ending)
}
