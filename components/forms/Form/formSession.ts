import { flushSync } from 'react-dom'
import { ATTACHMENT, type FormName } from '../../../renderer/formNames.ts'
import type { Texts } from '../../../renderer/islands/useTexts.ts'
import { controlsOf } from './controlKinds.ts'
import { announceChoices, fileInputOf, fillFields, isChanged, readFields, reveal } from './controls.ts'
import {
  forgetDraft,
  forgetNativelySent,
  isSameDraft,
  loadDraft,
  newDraft,
  readNativelySent,
  saveDraft,
} from './draft.ts'
import { emptyForm, type FieldError, type FieldErrors, type FormState, type FormStatus } from './formState.ts'
import type { Failure } from './sendMessage.ts'
import { isoDay, tidyField, validateField } from './validateField.ts'
import { watchDrops } from './watchDrops.ts'
import { watchFields } from './watchFields.ts'
import { watchFiles } from './watchFiles.ts'

/** Failures after which the message may still have arrived. */
const NO_ANSWER: ReadonlySet<Failure> = new Set<Failure>(['timeout', 'interrupted', 'unreachable', 'unclear'])

/** Code that is needed only once something is typed is loaded then. */
const fetchRest = () => import('./onceTyped.ts')
type Rest = Awaited<ReturnType<typeof fetchRest>>

/** Callbacks through which a session updates the component that shows the form. */
export interface SessionListener {
  readonly show: (state: FormState) => void
  /** Announces something to screen readers, or clears the last announcement. */
  readonly say: (...messages: readonly string[]) => void
  readonly t: Texts<'formMessages'>
}

/** The actions on a form once its script has taken over. */
export type FormSession = ReturnType<typeof beginSession>

/**
 * Enhances a form: saves drafts, validates, and sends without leaving the page. The session owns the state of the form;
 * field values stay in the fields.
 */
export function beginSession(form: HTMLFormElement, name: FormName, { show, say, t }: SessionListener) {
  const controls = controlsOf(form)
  const emailControl = controls.find(({ type }) => type === 'email')
  const ending = new AbortController()
  // Submitted from this tab without script, with unknown result: the same content gets the same id.
  const sent = readNativelySent(name)
  let state = emptyForm
  let draft = { ...loadDraft(name), ...(sent && { key: sent.key }) }
  let isKept = false
  /** Restores the values cleared last, until something else is typed. */
  let cleared: (() => void) | null = null
  /** The current try to send the form: its checks, its request, and its response. */
  let underWay: symbol | null = null
  let cancelling: AbortController | undefined
  let isLeaving = false

  const set = (part: Partial<FormState>): void => show((state = { ...state, ...part }))
  const setStatus = (status: FormStatus): void => set({ status })
  const setError = (field: string, error: FieldError | null): void => {
    const { [field]: known, ...others } = state.errors
    if (known || error) set({ errors: error ? { ...others, [field]: error } : others })
  }

  const files = watchFiles(fileInputOf(form), {
    onChange: (chosen) => set({ files: chosen }),
    onCheck: (error) => {
      if (error || state.errors[ATTACHMENT]) say(...(error ? [t(error.key, error.values)] : []))
      setError(ATTACHMENT, error)
    },
    t,
  })
  const fields = watchFields(controls, (control, error, isLeft) => {
    setError(control.name, error)
    if (isLeft && error) say(t(error.key, error.values))
    if (isLeft && !error && control === emailControl) void suggestEmail(control.value)
  })
  const stopDrops = watchDrops(
    form,
    (isDraggedOver) => set({ isDraggedOver }),
    (dropped) => {
      // The fields must not change while they are sent.
      if (underWay) return
      files.add(dropped)
      change()
    },
  )

  /** Saves the content of the form, in case it is left unsent. */
  function keep(isUnderWay = false): void {
    draft = { ...draft, values: readFields(controls), files: files.names(), isUnderWay, keptAt: Date.now() }
    const isTooLong = saveDraft(name, draft)
    isKept = !isTooLong
    const { kind } = state.status
    // A warning about the draft gives way to every more important status.
    if (isTooLong && (kind === 'idle' || kind === 'restored')) setStatus({ kind: 'unkept', isResponse: false })
    if (!isTooLong && kind === 'unkept') setStatus({ kind: 'idle' })
    // Nothing is delivered on the same day without a surcharge.
    const isRush = controls.some(({ type, value }) => type === 'date' && value === isoDay(new Date()))
    if (isRush !== state.isRush) set({ isRush })
    // If it does not arrive now, it is requested again when the form is sent.
    if (Object.keys(draft.values).length > 0) fetchRest().catch(() => undefined)
  }

  /** Saves a change by the visitor, after which nothing that was cleared comes back. */
  function change(): void {
    cleared = null
    if (state.status.kind === 'cleared') setStatus({ kind: 'idle' })
    keep()
  }

  async function suggestEmail(typed: string): Promise<void> {
    const rest = await fetchRest().catch(() => null)
    const email = rest?.findLikelyEmail(typed)
    if (email === undefined || emailControl?.value !== typed) return
    set({ likelyEmail: email })
    say(t('likelyEmail', { email }))
  }

  /** Restores the draft, and says so. */
  function restore(): void {
    fillFields(controls, draft.values)
    // The browser may have filled in some by itself.
    for (const control of controls) if (isChanged(control)) reveal(control)
    announceChoices(controls)
    files.askAgain(draft.files)
    if (draft.isUnderWay) setStatus({ kind: 'failed', reason: 'interrupted', isFound: true })
    else if (Object.keys(draft.values).length > 0) setStatus({ kind: 'restored', isResponse: false })
  }

  /** Empties the fields. */
  function reset(): void {
    form.reset()
    announceChoices(controls)
    files.forget()
  }

  /** Empties the form and forgets its draft. */
  function forget(): void {
    reset()
    forgetDraft(name)
    forgetNativelySent()
    draft = newDraft(true)
    isKept = false
  }

  function clear(): void {
    cleared = rememberAll()
    forget()
    // The first field is hidden until the form is shown again.
    flushSync(() => set({ ...emptyForm, ...(cleared && { status: { kind: 'cleared', isResponse: true } }) }))
    if (cleared) return
    say(t('cleared'))
    controls[0]?.focus()
  }

  /** Returns a function that restores the current content of the form; null if it is empty. */
  function rememberAll(): (() => void) | null {
    const former = { ...draft, values: readFields(controls), files: files.names() }
    if (former.files.length === 0 && Object.keys(former.values).length === 0) return null
    const chosen = files.list()
    return () => {
      draft = former
      files.add(chosen)
      restore()
      keep()
    }
  }

  async function findErrors(): Promise<FieldErrors> {
    const fileError = await files.check()
    const found = controls.flatMap((control) => {
      tidyField(control)
      const error = validateField(control)
      return error ? [[control.name, error] as const] : []
    })
    return Object.fromEntries(fileError ? [...found, [ATTACHMENT, fileError]] : found)
  }

  /** @returns whether there are any errors */
  async function showErrors(): Promise<boolean> {
    const errors = await findErrors()
    const isWrong = Object.keys(errors).length > 0
    if (isWrong) set({ status: { kind: 'invalid' }, errors })
    return isWrong
  }

  /** @param attempt is over if another page of this tab has changed the message since */
  async function send(attempt: symbol): Promise<void> {
    keep(true)
    // The focused field or button is about to be disabled.
    form.focus({ preventScroll: true })
    set({ status: { kind: 'sending', progress: null }, errors: {}, likelyEmail: null })
    cancelling = new AbortController()
    const { signal } = cancelling
    const rest = await fetchRest().catch(() => null)
    const message = await rest?.composeMessage(name, form, draft).catch(() => null)
    const failure = await deliver(rest, message, attempt, signal)
    // The browser aborts the requests of a page that is left: the result is unknown.
    if (underWay !== attempt || (isLeaving && failure !== null)) return
    if (failure === null) {
      const read = (field: string) => String(message?.get(field))
      const written = rest ? writeOut(rest) : ''
      forget()
      set({ ...emptyForm, status: { kind: 'sent', email: read('email'), reference: read('reference'), written } })
    } else if (signal.aborted) {
      keep()
      setStatus({ kind: 'cancelled', isResponse: true })
    } else fail(failure, message)
  }

  function fail(failure: Failure, message: FormData | null | undefined): void {
    // Without a response it may have arrived, which visitors who come back are told.
    keep(Boolean(message) && NO_ANSWER.has(failure))
    console.error(`The form ${name} was not sent: ${failure}.`)
    const names = files.names()
    if (message === null && names.length > 0) {
      const error = { key: 'attachment.unreadable', values: { name: names.join(', ') } } as const
      set({ status: { kind: 'invalid' }, errors: { [ATTACHMENT]: error } })
    } else {
      const reason = failure === 'tooLarge' && names.length === 0 ? 'tooLong' : failure
      setStatus({ kind: 'failed', reason, isFound: false })
    }
  }

  function writeOut({ listWritten, writeLines }: Rest): string {
    const estimate = form.elements.namedItem('estimate')
    const lines = [writeLines(listWritten(controls), files.names(), t)]
    return (estimate instanceof HTMLInputElement ? [...lines, estimate.value] : lines).join('\n')
  }

  /** @returns null when it has arrived */
  async function deliver(
    rest: Rest | null,
    message: FormData | null | undefined,
    attempt: symbol,
    signal: AbortSignal,
  ): Promise<Failure | null> {
    if (!rest) return navigator.onLine ? 'unreachable' : 'offline'
    if (!message) return 'interrupted'
    const onProgress = (progress: number): void => {
      if (underWay === attempt) setStatus({ kind: 'sending', progress })
    }
    // An invalid or forbidden address must not leave the form sending forever.
    return rest.sendMessage(form.action, message, onProgress, signal).catch(() => 'unreachable' as const)
  }

  async function submit(): Promise<void> {
    if (underWay) return
    // The browser is submitting it without script, or was stopped: another press is intended.
    if ('submitted' in form.dataset) {
      delete form.dataset['submitted']
      setStatus({ kind: 'underWay', isResponse: true })
      return
    }
    const attempt = Symbol('attempt')
    underWay = attempt
    try {
      if (!(await showErrors())) await send(attempt)
    } finally {
      if (underWay === attempt) underWay = null
    }
  }

  addEventListener(
    'online',
    () => {
      const { status } = state
      if (status.kind === 'failed' && status.reason === 'offline') setStatus({ ...status, reason: 'online' })
    },
    ending,
  )
  addEventListener('pagehide', () => (isLeaving = true), ending)
  // In the back-forward cache a request goes on, and its response is still to come. But the form may have been changed or
  // sent on another page of this tab since: then that counts.
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      isLeaving = false
      if (!persisted || !isKept) return
      const stored = loadDraft(name)
      const isSame = isSameDraft(stored, draft)
      if (isSame && underWay) return
      underWay = null
      if (!isSame) {
        reset()
        set(emptyForm)
      }
      draft = stored
      restore()
    },
    ending,
  )

  restore()
  // Text typed while this was loading is saved, too, but not while the browser is submitting the form.
  if ('submitted' in form.dataset) setStatus({ kind: 'underWay', isResponse: false })
  else keep(draft.isUnderWay)
  // Submitted before this was loaded, with something missing.
  if ('pressed' in form.dataset) void showErrors()
  delete form.dataset['pressed']

  return {
    /** The visitor's own day, `2026-11-21`, which is the earliest deadline. */
    today: isoDay(new Date()),
    /** Sends the form, or shows what is wrong with it. */
    submit,
    /** Call it when something was typed or ticked. */
    edit: (target: EventTarget): void => {
      fields.mend(target)
      if (target === emailControl) set({ likelyEmail: null })
      // A field that loses the focus because the form is being sent was not edited.
      if (!underWay) change()
    },
    /** Call it when a field lost the focus. */
    leave: fields.leave,
    chooseFile: (): void => {
      files.add()
      change()
    },
    /** @param index its place in the list */
    removeFile: (index: number): void => {
      files.remove(index)
      change()
    },
    /** Ends the current sending. */
    cancel: () => cancelling?.abort(),
    /** Starts over with an empty form. */
    clear,
    /** Restores the content that was cleared last. */
    undo: (): void => {
      cleared?.()
      cleared = null
    },
    /** Corrects the email address. */
    takeEmail: (email: string): void => {
      if (!emailControl) return
      emailControl.value = email
      set({ likelyEmail: null })
      change()
      emailControl.focus()
    },
    /** Returns the current values as text. */
    writeOut,
    end: (): void => {
      ending.abort()
      fields.end()
      stopDrops()
    },
  }
}
