import { initialState, type FailureReason, type FieldError, type FormState, type FormStatus } from './formState.ts'

/** What happens to a form while it shows a status: its draft was kept or is too long for the browser, for instance. */
type FormEvent = 'changed' | 'kept' | 'tooLong' | 'online'

/** A kind of status; of a failure, its reason. */
type StatusName = Exclude<FormStatus['kind'], 'failed'> | FailureReason

const IDLE: FormStatus = { kind: 'idle' }
const UNKEPT: FormStatus = { kind: 'unkept', isResponse: false }

/**
 * The status after an event, by the one before it; where none is listed, it stays. What comes of a press of a button does
 * not depend on the status: formSending.ts and formDraft.ts set it.
 */
const transitions: Readonly<Record<FormEvent, Readonly<Partial<Record<StatusName, FormStatus>>>>> = {
  changed: { cleared: IDLE },
  kept: { unkept: IDLE },
  // A warning about the draft gives way to every more important status.
  tooLong: { idle: UNKEPT, restored: UNKEPT },
  online: { offline: { kind: 'failed', reason: 'online', isFound: false } },
}

/** The only place where the state of a form is changed. */
export type FormStore = ReturnType<typeof createFormStore>

/** @param show called with the state after each change */
export function createFormStore(show: (state: FormState) => void) {
  let state = initialState
  const set = (part: Partial<FormState>): void => show((state = { ...state, ...part }))
  return {
    get state(): FormState {
      return state
    },
    set,
    /** Sets the error of a field, or removes it. */
    setError: (field: string, error: FieldError | null): void => {
      const { [field]: known, ...others } = state.errors
      if (known || error) set({ errors: error ? { ...others, [field]: error } : others })
    },
    /** Moves on to the status that follows an event. */
    report: (event: FormEvent): void => {
      const { status } = state
      const next = transitions[event][status.kind === 'failed' ? status.reason : status.kind]
      if (next) set({ status: next })
    },
  }
}
