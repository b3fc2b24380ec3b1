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

/** Errors by field name; null where a field is valid. */
export type FieldErrors = Readonly<Record<string, FieldError | null>>

/** What is filled in, by field name, without empty fields. */
export type Values = Readonly<Record<string, string>>

/** What was filled in, as a reader sees it: labels and values. */
export type Written = ReadonlyArray<readonly [label: string, value: string]>

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

/** The status of a form, from the first letter to the response. */
export type FormStatus =
  /** `invalid`: the visitor tried to send it, and it has errors. */
  | { readonly kind: 'idle' | 'restored' | 'cleared' | 'invalid' }
  /** `progress` is the part sent so far, from 0 to 1; null if unknown. */
  | { readonly kind: 'sending'; readonly progress: number | null }
  | { readonly kind: 'failed'; readonly reason: Failure }
  /** `reference`: staff know the message by it. */
  | { readonly kind: 'sent'; readonly email: string; readonly reference: string; readonly written: Written }

/** What a visitor has put into a form. */
interface Content {
  readonly values: Values
  readonly files: readonly ChosenFile[]
}

export interface FormState extends Content {
  readonly name: FormName
  readonly status: FormStatus
  /** What is wrong with fields; errorsOf() adds what is wrong with files. */
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

/** Files that were chosen, and the names of those that must be chosen again. */
interface Added {
  readonly files: readonly File[]
  readonly lost?: readonly string[]
}

export type FormAction =
  /** The form's script has taken over: of what was kept, `values` are those that the visitor has not replaced. */
  | ({ readonly type: 'begun'; readonly isUnderWay: boolean; readonly isRestored: boolean } & Added &
      Pick<Content, 'values'>)
  | { readonly type: 'typed'; readonly values: Values }
  | { readonly type: 'suggested'; readonly values: Readonly<Record<string, string | undefined>> }
  | { readonly type: 'checked'; readonly errors: FieldErrors }
  | ({ readonly type: 'added' } & Added)
  | { readonly type: 'removed'; readonly place: number }
  /** Each file was looked into: those with a flaw can't be attached. */
  | { readonly type: 'judged'; readonly flaws: ReadonlyMap<File, FieldError> }
  | { readonly type: 'counted'; readonly file: File; readonly status: CountingStatus }
  /** The visitor presses the button, and what comes of it. */
  | { readonly type: 'went'; readonly status: FormStatus }
  | { readonly type: 'cleared' | 'takenBack' }

const IDLE: FormStatus = { kind: 'idle' }

/** Returns an empty form. */
export function emptyForm(name: FormName): FormState {
  return { name, status: IDLE, errors: {}, values: {}, files: [], isUnderWay: false, written: 0, suggested: {} }
}

/** Returns the next state of a form. It needs no browser; formSession.ts connects it with one. */
export function reduceForm(state: FormState, action: FormAction): FormState {
  const { files, status, written } = state
  switch (action.type) {
    case 'begun': {
      const { values, isUnderWay, isRestored } = action
      const begun = { ...state, values, isUnderWay, written: written + 1 }
      return addFiles(isUnderWay || isRestored ? { ...begun, status: { kind: 'restored' } } : begun, action)
    }
    case 'typed':
      return { ...state, values: action.values, status: unlessCleared(status), isUnderWay: false }
    case 'suggested':
      return suggest(state, action.values)
    case 'checked':
      return { ...state, errors: { ...state.errors, ...action.errors } }
    case 'added':
      return addFiles({ ...state, status: unlessCleared(status) }, action)
    case 'removed':
      return { ...state, files: files.filter((_, place) => place !== action.place) }
    case 'judged':
      return { ...state, files: judge(files, action.flaws) }
    case 'counted':
      return {
        ...state,
        files: files.map((one) => (one.file === action.file ? { ...one, status: action.status } : one)),
      }
    case 'went':
      return go(state, action.status)
    case 'cleared':
      return { ...emptied(state), status: isEmpty(state) ? IDLE : { kind: 'cleared' } }
    case 'takenBack':
      return { ...state, ...state.former, status: IDLE, written: written + 1 }
  }
}

const unlessCleared = (status: FormStatus) => (status.kind === 'cleared' ? IDLE : status)

function go(state: FormState, status: FormStatus): FormState {
  if (status.kind === 'sent') return { ...emptied(state), status }
  // Visitors who come back are told that it may have arrived.
  const isUnderWay = status.kind === 'sending' || (status.kind === 'failed' && status.reason === 'noAnswer')
  return { ...state, status, isUnderWay }
}

/** Reports whether nothing was put into a form. */
export const isEmpty = ({ values, files }: Content) => files.length === 0 && Object.keys(values).length === 0

function emptied({ name, values, files, written }: FormState): FormState {
  return { ...emptyForm(name), written: written + 1, former: { values, files } }
}

/** Fills in fields that are empty, or hold an earlier suggestion. */
function suggest(state: FormState, offered: Readonly<Record<string, string | undefined>>): FormState {
  const { values, suggested, written } = state
  const open = Object.entries(offered).filter(
    ([name, value]) => value !== values[name] && values[name] === suggested[name],
  )
  if (open.length === 0) return state
  const replace = (known: Values): Values =>
    Object.fromEntries(
      Object.entries({ ...known, ...Object.fromEntries(open) }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    )
  const errors = { ...state.errors, ...Object.fromEntries(open.map(([name]) => [name, null])) }
  return { ...state, values: replace(values), suggested: replace(suggested), errors, written: written + 1 }
}

/** Adds files; each takes the place of one of its name that the browser no longer has. */
function addFiles(state: FormState, { files, lost = [] }: Added): FormState {
  const known = [...state.files]
  for (const { name } of files) {
    const place = known.findIndex((one) => one.name === name && !one.file)
    if (place !== -1) known.splice(place, 1)
  }
  const status = { kind: 'waiting' } as const
  const added = [...lost.map((name) => ({ name, status })), ...files.map((file) => ({ name: file.name, file, status }))]
  return { ...state, files: [...known, ...added] }
}

/** Gives files their flaws; one that can't be read gives way to a later one of its name. */
function judge(files: readonly ChosenFile[], flaws: ReadonlyMap<File, FieldError>): readonly ChosenFile[] {
  const judged = files.map(({ name, file, status }): ChosenFile => {
    const flaw = file && flaws.get(file)
    return { name, status, ...(file && { file }), ...(flaw && { flaw }) }
  })
  return judged.filter(
    ({ flaw, name }, place) =>
      flaw?.key !== 'attachment.unreadable' || !judged.slice(place + 1).some((later) => later.name === name),
  )
}

/** The flaws of files that may come by a link or by mail. */
const APART: ReadonlySet<MessageKey> = new Set<MessageKey>(['attachment.name', 'attachment.size', 'attachment.total'])

/** Reports whether a file is counted and named in a request, but sent by other ways: other forms refuse it. */
function isApart({ name, values }: Pick<FormState, 'name' | 'values'>, one: ChosenFile): boolean {
  if (name !== 'quote' || !one.file) return false
  if (!one.flaw) return values['agreementFirst'] !== undefined
  if (one.flaw.key !== 'attachment.content') return APART.has(one.flaw.key)
  // Under a wrong name it is a document all the same, unless it can't be read as any.
  const { status } = one
  return status.kind !== 'refused' || !['unreadable', 'unsupported'].includes(status.reason)
}

/** Reports whether a file has to be sent by other ways: one with nothing in it has not. */
export function isAwaited(state: FormState, one: ChosenFile): boolean {
  const isWordless = one.status.kind === 'refused' && one.status.reason === 'empty'
  return !isWordless && isApart(state, one)
}

/** Returns what prevents a form from being sent: the errors of its fields, and of its files. */
export function errorsOf(state: FormState): Readonly<Record<string, FieldError>> {
  const wrong = state.files.find((one) => isWrong(state, one))
  const ofFiles = wrong && (wrong.flaw ?? { key: 'attachment.again', values: { name: wrong.name } })
  return Object.fromEntries(
    Object.entries({ ...state.errors, [ATTACHMENT]: ofFiles }).flatMap(([name, error]) =>
      error ? [[name, error]] : [],
    ),
  )
}

/** Reports whether a file must be chosen again, or gone, before the form can be sent. */
export const isWrong = (state: FormState, one: ChosenFile) => !one.file || (!!one.flaw && !isApart(state, one))

/** Returns the files that go along with the message. */
export function attachmentsOf(state: FormState): readonly File[] {
  return state.files.flatMap((one) => (one.file && !one.flaw && !isApart(state, one) ? [one.file] : []))
}
