import type { FormName } from '../../../renderer/formNames.ts'
import { ignoreSecondClick } from '../../islands/ignoreSecondClick.ts'
import { type Control, readFields } from './controls.ts'
import { errorsOf } from './formState.ts'
import { createStore, type FormListener, type FormStore } from './formStore.ts'
import { onceReleased } from './onceReleased.ts'
import { sendForm } from './sendForm.ts'
import { watchReturn } from './tabMarks.ts'
import { validateField } from './validateField.ts'

/** The actions on a form once its script has taken over. */
export type FormSession = ReturnType<typeof beginSession>

/** Matches a control that the visitor has changed and left. */
const USED = ':user-valid, :user-invalid'

/** Enhances a form: keeps its draft, validates, and sends without leaving the page. */
export function beginSession(form: HTMLFormElement, name: FormName, listener: FormListener) {
  const store = createStore(form, name, listener)
  const { controls, dispatch } = store
  /** Shows what is wrong with the form, if anything. Returns whether something is. */
  const check = (): boolean => {
    showErrors(store, controls)
    const isWrong = Object.keys(errorsOf(store.state)).length > 0
    if (isWrong) dispatch({ type: 'went', status: { kind: 'invalid' } })
    return isWrong
  }
  watchReturn()
  watchFields(store, listener)
  leaveNothing(store)
  ignoreSecondClick()
  begin(store)

  return {
    form,
    dispatch,
    /** Fills in fields that are empty, but not the one that has the focus. */
    suggest: (values: Readonly<Record<string, string | undefined>>): void => {
      const { [document.activeElement?.getAttribute('name') ?? '']: _, ...others } = values
      dispatch({ type: 'suggested', values: others })
    },
    /** Sends the form, or shows what is wrong with it; not while it is being sent. */
    submit: async (): Promise<void> => {
      if (store.state.status.kind === 'sending' || check()) return
      await sendForm(store)
    },
    /** Starts over with an empty form. */
    clear: (): void => {
      dispatch({ type: 'cleared' })
      // The first field is hidden until the form is shown again.
      if (store.state.status.kind === 'idle') setTimeout(() => controls[0]?.focus())
    },
  }
}

/** Shows what is wrong with fields. */
function showErrors({ dispatch }: FormStore, fields: readonly Control[]): void {
  dispatch({ type: 'checked', errors: Object.fromEntries(fields.map((field) => [field.name, validateField(field)])) })
}

/** Takes over what the tab has kept, and what was typed, or refused by the browser, while this was loading. */
function begin(store: FormStore): void {
  const { controls, input, draft, dispatch } = store
  const { values, isUnderWay } = draft
  const files = [...(input?.files ?? [])]
  dispatch({
    type: 'begun',
    values: { ...values, ...readFields(controls) },
    files,
    lost: input ? draft.files.filter((name) => !files.some((file) => file.name === name)) : [],
    isUnderWay,
    isRestored: Object.keys(values).length > 0,
  })
  const refused = controls.filter((control) => control.matches(':user-invalid'))
  onceReleased(() => showErrors(store, refused))
}

/** Follows what is typed; validates fields when they are left with something changed, and while they are corrected. */
function watchFields(store: FormStore, { say, t }: FormListener): void {
  const { form, controls, input, dispatch } = store
  const read = ({ target, type }: Event): void => {
    // A field that loses the focus because the form is being sent was not edited.
    if (store.state.status.kind === 'sending') return
    const control = controls.find((one) => one === target)
    if (control?.hasAttribute('aria-invalid')) showErrors(store, [control])
    if (target !== input) dispatch({ type: 'typed', values: readFields(controls) })
    // Browsers fire both events.
    else if (type === 'change') dispatch({ type: 'added', files: [...(input?.files ?? [])] })
  }
  const leave = (target: EventTarget | null): void => {
    const control = controls.find((one) => one === target)
    // When another window gets the focus, the field keeps it within this one.
    if (!control?.matches(USED) || control === document.activeElement) return
    showErrors(store, [control])
    const error = store.state.errors[control.name]
    if (error) say(t(error.key, error.values))
  }
  for (const type of ['input', 'change']) form.addEventListener(type, read)
  // A tap takes the focus away before its click, in the same task: a message must not move what it is meant for.
  form.addEventListener('focusout', ({ target }) => setTimeout(() => onceReleased(() => leave(target))))
  // Browsers take a file that was saved again since for the one already chosen, unless the field is empty.
  input?.addEventListener('click', () => (input.value = ''))
  input?.addEventListener('cancel', () => store.write())
}

/**
 * Leaves nothing in the fields for the browser to restore that the tab keeps: another page may change or send it, and the
 * browser would bring back the old text.
 */
function leaveNothing({ form, isKept, write }: FormStore): void {
  addEventListener('pagehide', () => {
    if (!isKept()) return
    // Otherwise Firefox would report the change of the field that is being typed in, when it is empty already.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    form.reset()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && write())
}
