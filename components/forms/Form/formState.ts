import type { ParseKeys } from 'i18next'
import type { Failure } from './sendMessage.ts'

/** A text of content/<language>/strings/formMessages.json. */
export type MessageKey = ParseKeys<'formMessages'> & string

/** A validation error: the key of its text, and the values of its placeholders. */
export interface FieldError {
  readonly key: MessageKey
  readonly values?: Readonly<Record<string, string>>
}

/** The errors of a form by field name; valid fields are left out. */
export type FieldErrors = Readonly<Record<string, FieldError>>

/** A file in the list of a file field. */
export interface ChosenFile {
  readonly name: string
  /** Undefined if the browser no longer has the file, so that it must be chosen again. */
  readonly file?: File
  /** Prevents the form from being sent. */
  readonly isWrong?: boolean
}

/** A status that the form states in one sentence, whose key is the kind. */
interface PlainStatus {
  readonly kind: 'cancelled' | 'cancelledLate' | 'cleared' | 'restored' | 'underWay' | 'unkept'
  /** Whether it responds to a press, and so gets the focus. */
  readonly isResponse: boolean
  /** The time at which what was restored was written, where that was on an earlier day. */
  readonly keptAt?: number
  /** Restores what was cleared. */
  readonly undo?: () => void
}

/** The status of a form, from the first letter to the response. */
export type FormStatus =
  | { readonly kind: 'idle' }
  | PlainStatus
  /** The visitor tried to send it, and it has errors. */
  | { readonly kind: 'invalid' }
  /** `progress` is the part sent so far, from 0 to 1; null if unknown. */
  | { readonly kind: 'sending'; readonly progress: number | null }
  /** `isFound`: it failed before the page was left, not just now. */
  | { readonly kind: 'failed'; readonly reason: FailureReason; readonly isFound: boolean }
  /** `reference`: staff know the message by it; `written`: the message as text. */
  | { readonly kind: 'sent'; readonly email: string; readonly reference: string; readonly written: string }

/** The reason that visitors read: `online` once the connection is back, `tooLong` if there is no file to be too large. */
export type FailureReason = Failure | 'online' | 'tooLong'

export interface FormState {
  readonly status: FormStatus
  readonly errors: FieldErrors
  readonly files: readonly ChosenFile[]
  /** The email address that was probably meant, and the action that takes it. */
  readonly likelyEmail: { readonly email: string; readonly take: () => void } | null
  /** The visitor's own day, `2026-11-21`: the earliest deadline. Empty on the server. */
  readonly today: string
  /** The day chosen in the form, if any. */
  readonly deadline: string
  /** The estimate that was handed over to it, as the draft keeps it. */
  readonly estimate: string
  /** Whether a file is held over the form. */
  readonly isDraggedOver: boolean
  /** The current try to send the form: its checks, its request, and its response. */
  readonly attempt: AbortController | null
}

export const emptyForm: Omit<FormState, 'today'> = {
  status: { kind: 'idle' },
  errors: {},
  files: [],
  likelyEmail: null,
  deadline: '',
  estimate: '',
  isDraggedOver: false,
  attempt: null,
}

export const initialState: FormState = { ...emptyForm, today: '' }
