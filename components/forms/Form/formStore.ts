import type { FormName } from '../../../renderer/formNames.ts'
import type { Texts } from '../../../renderer/islands/useTexts.ts'
import { checkAttachments } from './checkAttachment.ts'
import { controlsOf, fileInputOf, putFiles, writeFields } from './controls.ts'
import { type Draft, loadDraft, saveDraft } from './draft.ts'
import {
  attachmentsOf,
  type Content,
  emptyForm,
  fileErrorOf,
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
  const input = fileInputOf(form)
  const draft = loadDraft(name)
  let { key } = draft
  let state = emptyForm(name)

  const dispatch = (action: FormAction): void => {
    const former = state
    state = reduceForm(state, action)
    if (state.written !== former.written) writeFields(controls, state.values)
    if (input && action.type !== 'counted') putFiles(input, attachmentsOf(state))
    if (['begun', 'added', 'removed', 'takenBack'].includes(action.type)) void judge()
    const isKept = action.type === 'begun' ? isSame(keptOf(state), draft) : isSame(keptOf(state), keptOf(former))
    if (!isKept) keep()
    show(state)
  }
  const keep = (): void => {
    // What follows is another message.
    if (isEmpty(state)) key = newKey()
    const isTooLong = saveDraft(name, { ...keptOf(state), key })
    state = reduceForm(state, { type: 'kept', isTooLong })
  }
  const judge = async (): Promise<void> => {
    const files = state.files.flatMap(({ file }) => file ?? [])
    if (files.length === 0) return
    const flaws = await checkAttachments(files)
    onceReleased(() => {
      const former = fileErrorOf(state)
      dispatch({ type: 'judged', flaws })
      const error = fileErrorOf(state)
      if (error && error.key !== former?.key) say(t(error.key, error.values))
    })
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
    say,
    t,
  }
}

type Kept = Omit<Draft, 'key' | 'visit'>

const keptOf = ({ values, files, isUnderWay }: Content & Pick<FormState, 'isUnderWay'>): Kept => ({
  values,
  files: files.map(({ name }) => name),
  isUnderWay,
})

function isSame(one: Kept, other: Kept): boolean {
  const write = ({ values, files, isUnderWay }: Kept) =>
    JSON.stringify([Object.entries(values).toSorted(), files, isUnderWay])
  return write(one) === write(other)
}
