import { ATTACHMENT, type FormName } from '../../../renderer/formNames.ts'
import type { Texts } from '../../../renderer/islands/useTexts.ts'
import { checkAttachments } from './checkAttachment.ts'
import { controlsOf, putFiles, writeFields } from './controls.ts'
import { loadDraft, saveDraft } from './draft.ts'
import {
  attachmentsOf,
  emptyForm,
  errorsOf,
  type FormAction,
  type FormState,
  isEmpty,
  reduceForm,
} from './formState.ts'
import { onceReleased } from './onceReleased.ts'
import { newKey } from './tabMarks.ts'

/** The component that shows a form. */
export interface FormListener {
  readonly show: (state: FormState) => void
  /** Announces something to screen readers, or clears the last announcement. */
  readonly say: (...messages: readonly string[]) => void
  readonly t: Texts<'formMessages'>
}

/** The state of a form, with its fields and its draft, which follow. */
export type FormStore = ReturnType<typeof createStore>

/** The only place where the state of a form is changed. */
export function createStore(form: HTMLFormElement, name: FormName, { show, say, t }: FormListener) {
  const controls = controlsOf(form)
  const input = form.querySelector<HTMLInputElement>('[type=file]')
  const draft = loadDraft(name)
  let { key } = draft
  let state = emptyForm(name)

  /** Writes the state into the fields. */
  const write = (): void => {
    writeFields(controls, state.values)
    if (input) putFiles(input, attachmentsOf(state))
  }
  const dispatch = (action: FormAction): void => {
    const former = state
    state = reduceForm(state, action)
    if (state === former) return
    // The browser then forgets which fields were used.
    if (['cleared', 'went'].includes(action.type) && isEmpty(state)) form.reset()
    if (state.written !== former.written) writeFields(controls, state.values)
    if (input && action.type !== 'counted') putFiles(input, attachmentsOf(state))
    if (['begun', 'added', 'removed', 'takenBack'].includes(action.type)) void judge(onceReleased)
    // What follows is another message.
    if (isEmpty(state)) key = newKey()
    saveDraft(state, key)
    const { [ATTACHMENT]: error } = errorsOf(state)
    if (error && error.key !== errorsOf(former)[ATTACHMENT]?.key) say(t(error.key, error.values))
    show(state)
  }
  /** Looks into the files; some may have been moved, or saved again. */
  const judge = async (when: (run: () => void) => void): Promise<void> => {
    const flaws = await checkAttachments(state.files.flatMap(({ file }) => file ?? []))
    when(() => dispatch({ type: 'judged', flaws }))
  }
  return {
    form,
    controls,
    input,
    /** What the tab had kept when the page was opened. */
    draft,
    get state(): FormState {
      return state
    },
    /** The key of the draft. */
    get key(): string {
      return key
    },
    dispatch,
    write,
    /** Reports whether the tab keeps what is in the form. */
    isKept: () => loadDraft(name).key === key,
    /** Looks into the files once more before they are sent. */
    judge: () => judge((run) => run()),
    t,
  }
}
