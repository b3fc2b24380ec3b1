import type { ParseKeys } from 'i18next'
import { ATTACHMENT, type FormName } from '../../../renderer/formNames.ts'
import type { CountingStatus } from '../../wordCount/counter.ts'
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

/** What is filled in, by field name, without empty fields. */
export type Values = Readonly<Record<string, string>>

/** A file in the list of a file field. */
export interface ChosenFile {
  readonly name: string
  /** Undefined if the browser no longer has the file, so that it must be chosen again. */
  readonly file?: File
  /** Why it can't be attached. */
  readonly flaw?: FieldError
  /** What was counted in it, where files are counted. */
  readonly status: CountingStatus
}

/** The reason that visitors read: `online` once the connection is back, `tooLong` if there is no file to be too large. */
export type FailureReason = Failure | 'online' | 'tooLong'

/** The status of a form, from the first letter to the response. */
export type FormStatus =
  | { readonly kind: 'idle' | 'restored' | 'cleared' }
  /** The text is too long for the browser to keep. */
  | { readonly kind: 'unkept' }
  /** The visitor tried to send it, and it has errors. */
  | { readonly kind: 'invalid' }
  /** `progress` is the part sent so far, from 0 to 1; null if unknown. */
  | { readonly kind: 'sending'; readonly progress: number | null }
  /** The visitor has stopped it; `isLate`: when all had been sent. */
  | { readonly kind: 'stopped'; readonly isLate: boolean }
  /** `isFound`: it failed before the page was left, not just now. */
  | { readonly kind: 'failed'; readonly reason: FailureReason; readonly isFound: boolean }
  /** `reference`: staff know the message by it; `written`: the message as text. */
  | { readonly kind: 'sent'; readonly email: string; readonly reference: string; readonly written: string }

/** What a visitor has put into a form. */
export interface Content {
  readonly values: Values
  readonly files: readonly ChosenFile[]
}

export interface FormState extends Content {
  readonly name: FormName
  readonly status: FormStatus
  readonly errors: FieldErrors
  /** Whether it was sent with unknown result, or is being sent. */
  readonly isUnderWay: boolean
  /** Grows whenever values change by other hands than the visitor's: they are then written into the fields. */
  readonly written: number
  /** The values that are suggestions: they change as long as the visitor leaves them. */
  readonly suggested: Values
  /** What was cleared or sent, to be taken back or corrected. */
  readonly former?: Content
}

export type FormAction =
  /** The form's script has taken over: of what was kept, `values` are those that the visitor has not replaced. */
  | ({ readonly type: 'begun'; readonly isUnderWay: boolean; readonly isRestored: boolean } & Content)
  | { readonly type: 'typed'; readonly values: Values }
  | { readonly type: 'suggested'; readonly values: Readonly<Record<string, string | undefined>> }
  | { readonly type: 'checked'; readonly field: string; readonly error: FieldError | null }
  /** `lost`: the names of files that must be chosen again. */
  | { readonly type: 'added'; readonly files: readonly File[]; readonly lost?: readonly string[] }
  | { readonly type: 'removed'; readonly place: number }
  /** Each file was looked into: those with a flaw can't be attached. */
  | { readonly type: 'judged'; readonly flaws: ReadonlyMap<File, FieldError> }
  | { readonly type: 'counted'; readonly file: File; readonly status: CountingStatus }
  | { readonly type: 'invalid'; readonly errors: FieldErrors }
  | { readonly type: 'sending'; readonly progress: number | null }
  | {
      readonly type: 'unsent'
      readonly status: FormStatus & { kind: 'failed' | 'stopped' }
      readonly mayHaveArrived: boolean
    }
  | ({ readonly type: 'sent' } & Omit<FormStatus & { kind: 'sent' }, 'kind'>)
  | { readonly type: 'cleared' | 'takenBack' | 'online' }
  | { readonly type: 'kept'; readonly isTooLong: boolean }

const IDLE: FormStatus = { kind: 'idle' }

/** Returns an empty form. */
export function emptyForm(name: FormName): FormState {
  return { name, status: IDLE, errors: {}, values: {}, files: [], isUnderWay: false, written: 0, suggested: {} }
}

/** Returns the next state of a form. It needs no browser; formSession.ts connects it with one. */
export function reduceForm(state: FormState, action: FormAction): FormState {
  const { status, errors, files } = state
  switch (action.type) {
    case 'begun':
      return begin(state, action)
    case 'typed':
      return {
        ...state,
        values: action.values,
        status: status.kind === 'cleared' ? IDLE : status,
        isUnderWay: false,
      }
    case 'suggested':
      return suggest(state, action.values)
    case 'checked': {
      const { [action.field]: _, ...others } = errors
      return { ...state, errors: action.error ? { ...others, [action.field]: action.error } : others }
    }
    case 'added':
      return addFiles(state, action)
    case 'removed':
      return withFileError({ ...state, files: files.filter((_, place) => place !== action.place) })
    case 'judged':
      return withFileError({ ...state, files: judge(files, action.flaws) })
    case 'counted':
      return {
        ...state,
        files: files.map((one) => (one.file === action.file ? { ...one, status: action.status } : one)),
      }
    default:
      return send(state, action)
  }
}

/** Returns the next state of a form that is sent or cleared as a whole. */
function send(
  state: FormState,
  action: Exclude<
    FormAction,
    { type: 'begun' | 'typed' | 'suggested' | 'checked' | 'added' | 'removed' | 'judged' | 'counted' }
  >,
): FormState {
  const { status } = state
  switch (action.type) {
    case 'invalid':
      return { ...state, status: { kind: 'invalid' }, errors: action.errors, isUnderWay: false }
    case 'sending':
      return { ...state, status: { kind: 'sending', progress: action.progress }, errors: {}, isUnderWay: true }
    case 'unsent':
      // Visitors who come back are told if it may have arrived.
      return { ...state, status: action.status, isUnderWay: action.mayHaveArrived }
    case 'sent': {
      const { email, reference, written } = action
      return { ...emptied(state), status: { kind: 'sent', email, reference, written } }
    }
    case 'takenBack':
      return state.former ? { ...withContent(state, state.former), status: IDLE } : state
    case 'cleared':
      return { ...emptied(state), status: isEmpty(state) ? IDLE : { kind: 'cleared' } }
    case 'online': {
      const isOffline = status.kind === 'failed' && status.reason === 'offline'
      return isOffline ? { ...state, status: { kind: 'failed', reason: 'online', isFound: false } } : state
    }
    case 'kept':
      // A warning about the draft gives way to every more important status.
      if (action.isTooLong && ['idle', 'restored'].includes(status.kind))
        return { ...state, status: { kind: 'unkept' } }
      return !action.isTooLong && status.kind === 'unkept' ? { ...state, status: IDLE } : state
  }
}

function begin(state: FormState, { values, files, isUnderWay, isRestored }: FormAction & { type: 'begun' }): FormState {
  const begun = { ...withContent(state, { values, files }), isUnderWay }
  if (isUnderWay) return { ...begun, status: { kind: 'failed', reason: 'interrupted', isFound: true } }
  return isRestored ? { ...begun, status: { kind: 'restored' } } : begun
}

function withContent(state: FormState, { values, files }: Content): FormState {
  return withFileError({ ...state, values, files, written: state.written + 1 })
}

/** Reports whether nothing was put into a form. */
export const isEmpty = ({ values, files }: Content) => files.length === 0 && Object.keys(values).length === 0

function emptied(state: FormState): FormState {
  const { name, values, files, written } = state
  return { ...emptyForm(name), written: written + 1, former: { values, files } }
}

/** Fills in fields that are empty, or hold an earlier suggestion. */
function suggest(state: FormState, offered: Readonly<Record<string, string | undefined>>): FormState {
  const { values, suggested, written } = state
  const open = Object.entries(offered).filter(
    ([name, value = '']) => value !== (values[name] ?? '') && (values[name] ?? '') === (suggested[name] ?? ''),
  )
  if (open.length === 0) return state
  const given = open.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
  const without = (known: Values) =>
    Object.entries(known).filter(([name]) => !open.some(([changed]) => changed === name))
  return {
    ...state,
    values: Object.fromEntries([...without(values), ...given]),
    suggested: Object.fromEntries([...without(suggested), ...given]),
    written: written + 1,
  }
}

/** Adds files; each takes the place of one of its name that the browser no longer has. */
function addFiles(state: FormState, { files, lost = [] }: FormAction & { type: 'added' }): FormState {
  if (files.length + lost.length === 0) return state
  const known = [...state.files]
  for (const { name } of files) {
    const place = known.findIndex((one) => one.name === name && !one.file)
    if (place !== -1) known.splice(place, 1)
  }
  const status = { kind: 'waiting' } as const
  const added = [...lost.map((name) => ({ name, status })), ...files.map((file) => ({ name: file.name, file, status }))]
  return withFileError({
    ...state,
    files: [...known, ...added],
    status: state.status.kind === 'cleared' ? IDLE : state.status,
  })
}

/** Gives files their flaws; one that can't be read gives way to a later one of its name. */
function judge(files: readonly ChosenFile[], flaws: ReadonlyMap<File, FieldError>): readonly ChosenFile[] {
  const judged = files.map(({ name, file, status }) => {
    const flaw = file && flaws.get(file)
    return { name, status, ...(file && { file }), ...(flaw && { flaw }) }
  })
  return judged.filter(
    (one: ChosenFile, place) =>
      one.flaw?.key !== 'attachment.unreadable' || !judged.slice(place + 1).some(({ name }) => name === one.name),
  )
}

/** The flaws of files that may come by a link or by mail. */
const APART: ReadonlySet<MessageKey> = new Set<MessageKey>(['attachment.name', 'attachment.size', 'attachment.total'])

/** Reports whether a file is counted and named in a request, but sent by other ways: other forms refuse it. */
export function isApart({ name, values }: Pick<FormState, 'name' | 'values'>, { file, flaw }: ChosenFile): boolean {
  if (name !== 'quote' || !file) return false
  return flaw ? APART.has(flaw.key) : values['agreementFirst'] !== undefined
}

/** Returns the error of the files, if there is one: a file that must be chosen again, or a flaw. */
export function fileErrorOf(state: FormState): FieldError | null {
  const wrong = state.files.find((one) => !one.file || (one.flaw && !isApart(state, one)))
  if (!wrong) return null
  return wrong.flaw ?? { key: 'attachment.again', values: { name: wrong.name } }
}

function withFileError(state: FormState): FormState {
  const { [ATTACHMENT]: _, ...others } = state.errors
  const error = fileErrorOf(state)
  return { ...state, errors: error ? { ...others, [ATTACHMENT]: error } : others }
}

/** Returns the files that go along with the message. */
export function attachmentsOf(state: FormState): readonly File[] {
  return state.files.flatMap((one) => (one.file && !one.flaw && !isApart(state, one) ? [one.file] : []))
}
