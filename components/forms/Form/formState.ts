import type { ParseKeys } from 'i18next'
import type { Failure } from './sendMessage.ts'

/** A text of content/<language>/strings/formMessages.json. */
export type MessageKey = ParseKeys<'formMessages'> & string

/** A validation error: the key of its text, and the values of its placeholders. */
export interface FieldError {
  readonly key: MessageKey
  readonly values?: Readonly<Record<string, string>>
}

/** By the names of the fields; those that nothing is wrong with are left out. */
export type FieldErrors = Readonly<Record<string, FieldError>>

/** A file in the list of a file field. */
export interface ChosenFile {
  readonly name: string
  /** Undefined if the browser no longer has the file, so that it must be chosen again. */
  readonly file?: File
  /** Prevents the form from being sent. */
  readonly isWrong?: boolean
}

/** Where a form is, from the first letter to the answer. */
export type FormStatus =
  | { readonly kind: 'idle' }
  /** A draft was restored. */
  | { readonly kind: 'restored' }
  /** The visitor has stopped the sending. */
  | { readonly kind: 'cancelled' }
  /** It was emptied, which can be undone. */
  | { readonly kind: 'emptied' }
  /** The draft is too long for the browser to keep. */
  | { readonly kind: 'unkept' }
  /** The browser is sending it by itself, or was; `isPressed`: again. */
  | { readonly kind: 'underWay'; readonly isPressed: boolean }
  /** It was pressed, and can't be sent as it is. */
  | { readonly kind: 'invalid' }
  /** `progress` is the part sent so far, from 0 to 1; null where it is unknown. */
  | { readonly kind: 'sending'; readonly progress: number | null }
  /** `isFound`: not just now, but before the page was left. */
  | { readonly kind: 'failed'; readonly reason: FailureReason; readonly isFound: boolean }
  /** `reference`: what staff know it by; `written`: what was in it, as text. */
  | { readonly kind: 'sent'; readonly email: string; readonly reference: string; readonly written: string }

/** Why, as visitors read it: `online` once the connection is back, `tooLong` where there is no file to be too large. */
export type FailureReason = Failure | 'online' | 'tooLong'

export interface FormState {
  readonly status: FormStatus
  readonly errors: FieldErrors
  readonly files: readonly ChosenFile[]
  /** The e-mail address that was probably meant. */
  readonly likelyEmail: string | null
  /** It is wanted sooner than anything is delivered without a surcharge. */
  readonly isRush: boolean
}

export type FormAction =
  /** A draft was restored; it may have been on its way when the page was left. */
  | { readonly type: 'restore'; readonly isInterrupted: boolean }
  /** A field was looked at. */
  | { readonly type: 'check'; readonly field: string; readonly error: FieldError | null }
  | { readonly type: 'choose'; readonly files: readonly ChosenFile[] }
  /** All fields were looked at, and something is wrong. */
  | { readonly type: 'refuse'; readonly errors: FieldErrors }
  /** The browser is sending it by itself, or was. */
  | { readonly type: 'wait'; readonly isPressed: boolean }
  | { readonly type: 'send' }
  | { readonly type: 'progress'; readonly part: number }
  | { readonly type: 'fail'; readonly reason: FailureReason }
  | { readonly type: 'cancel' }
  | { readonly type: 'succeed'; readonly email: string; readonly reference: string; readonly written: string }
  | { readonly type: 'connect' }
  | { readonly type: 'keep'; readonly isTooLong: boolean; readonly isRush: boolean }
  | { readonly type: 'suggest'; readonly email: string | null }
  /** `canUndo`: there was something in it, which has not been sent. */
  | { readonly type: 'empty'; readonly canUndo?: boolean }
  /** Something was written after it was emptied. */
  | { readonly type: 'edit' }
  /** The page was left in the middle of whatever it was, and is there again. */
  | { readonly type: 'leave' }

export const emptyForm: FormState = {
  status: { kind: 'idle' },
  errors: {},
  files: [],
  likelyEmail: null,
  isRush: false,
}

/** Returns the next state of a form. An action that is impossible in the current state changes nothing. */
export function formReducer(state: FormState, action: FormAction): FormState {
  const { status, errors } = state
  switch (action.type) {
    case 'restore':
      return {
        ...state,
        status: action.isInterrupted ? { kind: 'failed', reason: 'interrupted', isFound: true } : { kind: 'restored' },
      }
    case 'check': {
      const { [action.field]: known, ...others } = errors
      if (!known && !action.error) return state
      return { ...state, errors: action.error ? { ...others, [action.field]: action.error } : others }
    }
    case 'choose':
      return { ...state, files: action.files }
    case 'wait':
      return isClosed(status) ? state : { ...state, status: { kind: 'underWay', isPressed: action.isPressed } }
    case 'keep':
      return keep(state, action)
    case 'suggest':
      return action.email === state.likelyEmail ? state : { ...state, likelyEmail: action.email }
    case 'edit':
      return status.kind === 'emptied' ? { ...state, status: { kind: 'idle' } } : state
    case 'refuse':
      return isClosed(status) ? state : { ...state, status: { kind: 'invalid' }, errors: action.errors }
    case 'send':
      return isClosed(status)
        ? state
        : { ...state, status: { kind: 'sending', progress: null }, errors: {}, likelyEmail: null }
    case 'progress':
      return status.kind === 'sending' ? { ...state, status: { kind: 'sending', progress: action.part } } : state
    case 'fail':
      return status.kind === 'sending'
        ? { ...state, status: { kind: 'failed', reason: action.reason, isFound: false } }
        : state
    case 'succeed':
      if (status.kind !== 'sending') return state
      return {
        ...emptyForm,
        status: { kind: 'sent', email: action.email, reference: action.reference, written: action.written },
      }
    case 'cancel':
      return status.kind === 'sending' ? { ...state, status: { kind: 'cancelled' } } : state
    case 'connect':
      return status.kind === 'failed' && status.reason === 'offline'
        ? { ...state, status: { ...status, reason: 'online' } }
        : state
    case 'empty':
      if (status.kind === 'sending') return state
      return action.canUndo ? { ...emptyForm, status: { kind: 'emptied' } } : emptyForm
    case 'leave':
      return emptyForm
  }
}

function keep(state: FormState, { isTooLong, isRush }: FormAction & { readonly type: 'keep' }): FormState {
  const { kind } = state.status
  // A warning about the draft gives way to every more important status.
  if (isTooLong && (kind === 'idle' || kind === 'restored')) return { ...state, isRush, status: { kind: 'unkept' } }
  if (!isTooLong && kind === 'unkept') return { ...state, isRush, status: { kind: 'idle' } }
  return isRush === state.isRush ? state : { ...state, isRush }
}

/** Nothing can be sent: it is on its way, or has arrived. */
function isClosed({ kind }: FormStatus): boolean {
  return kind === 'sending' || kind === 'sent'
}
