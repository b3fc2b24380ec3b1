import type { Dispatch } from 'react'
import { flushSync } from 'react-dom'
import type { Texts } from '../../../renderer/islands/useTexts.ts'
import { forgetDraft, isSameDraft, loadDraft, newDraft, saveDraft } from './draft.ts'
import { announceChoices, fileInputOf, fillFields, isChanged, readFields, reveal } from './controls.ts'
import { controlsOf } from './controlKinds.ts'
import { ATTACHMENT, type FormName } from '../../../renderer/formNames.ts'
import { forgetNativelySent, readNativelySent } from './nativelySent.ts'
import type { FieldError, FormAction } from './formState.ts'
import type { Failure } from './sendMessage.ts'
import { isoDay, tidyField, validateField } from './validateField.ts'
import { watchDrops } from './watchDrops.ts'
import { watchFiles } from './watchFiles.ts'
import { watchFields } from './watchFields.ts'

/** Failures after which the message may still have arrived. */
const NO_ANSWER: ReadonlySet<Failure> = new Set<Failure>(['timeout', 'interrupted', 'unreachable', 'unclear'])

/** Code that is needed only once something is typed is loaded then. */
const fetchRest = () => import('./onceTyped.ts')
type Rest = Awaited<ReturnType<typeof fetchRest>>

/** Callbacks through which a session updates the component that shows the form. */
export interface SessionListener {
  readonly dispatch: Dispatch<FormAction>
  /** Announces something to screen readers, or clears the last announcement. */
  readonly say: (...messages: readonly string[]) => void
  readonly t: Texts<'formMessages'>
  readonly onDrag: (isOver: boolean) => void
}

/** The actions on a form once its script has taken over. */
export type FormSession = ReturnType<typeof beginSession>

/**
 * Enhances a form: saves drafts, validates, and sends without leaving the page. Status changes are dispatched as
 * actions; field values stay in the fields.
 */
export function beginSession(form: HTMLFormElement, name: FormName, { dispatch, say, t, onDrag }: SessionListener) {
  const controls = controlsOf(form)
  const emailControl = controls.find(({ type }) => type === 'email')
  const files = watchFiles(
    fileInputOf(form),
    dispatch,
    (error) => say(...(error ? [t(error.key, error.values)] : [])),
    t,
  )
  const ending = new AbortController()
  // The browser has sent it from this tab, with unknown result: the same content gets the same id.
  const sent = readNativelySent(name)
  let draft = { ...loadDraft(name), ...(sent && { key: sent.key }) }
  let isKept = false
  /** Restores the values cleared last, until something else is typed. */
  let emptied: (() => void) | null = null
  /** The try to send the form that is under way: its checks, its request, and its answer. */
  let underWay: symbol | null = null
  let cancelling: AbortController | undefined
  let isLeaving = false

  const fields = watchFields(controls, (control, error, isLeft) => {
    dispatch({ type: 'check', field: control.name, error })
    if (isLeft && error) say(t(error.key, error.values))
    if (isLeft && !error && control === emailControl) void suggestEmail(control.value)
  })
  const stopDrops = watchDrops(form, onDrag, (dropped) => {
    // The fields must not change while they are sent.
    if (underWay) return
    files.add(dropped)
    change()
  })

  /** Keeps what is in the form, for when it is left unsent. */
  function keep(isUnderWay = false): void {
    draft = { ...draft, values: readFields(controls), files: files.names(), isUnderWay, keptAt: Date.now() }
    const keeping = saveDraft(name, draft)
    isKept = keeping === 'kept'
    // Nothing is delivered on the same day without a surcharge.
    const isRush = controls.some(({ type, value }) => type === 'date' && value === isoDay(new Date()))
    dispatch({ type: 'keep', isTooLong: keeping === 'tooLong', isRush })
    // Where it does not come now, it is asked for again when the form is sent.
    if (Object.keys(draft.values).length > 0) fetchRest().catch(() => undefined)
  }

  /** Keeps what the visitor has changed, after which nothing that was emptied comes back. */
  function change(): void {
    emptied = null
    dispatch({ type: 'edit' })
    keep()
  }

  async function suggestEmail(typed: string): Promise<void> {
    const rest = await fetchRest().catch(() => null)
    const email = rest?.findLikelyEmail(typed) ?? null
    if (email === null || emailControl?.value !== typed) return
    dispatch({ type: 'suggest', email })
    say(t('likelyEmail', { email }))
  }

  /** Puts what was kept into the form, and says so. */
  function restore(): void {
    fillFields(controls, draft.values)
    // The browser may have filled in some by itself.
    for (const control of controls) if (isChanged(control)) reveal(control)
    announceChoices(controls)
    files.askAgain(draft.files)
    if (draft.isUnderWay || Object.keys(draft.values).length > 0) {
      dispatch({ type: 'restore', isInterrupted: draft.isUnderWay })
    }
  }

  /** An empty form, and nothing kept of what was in it. */
  function forget(): void {
    form.reset()
    announceChoices(controls)
    files.forget()
    forgetDraft(name, draft)
    forgetNativelySent()
    draft = newDraft(true)
    isKept = false
  }

  function empty(): void {
    emptied = rememberAll()
    forget()
    // The first field is hidden until the form is shown again.
    flushSync(() => dispatch({ type: 'empty', canUndo: emptied !== null }))
    if (emptied) return
    say(t('cleared'))
    controls[0]?.focus()
  }

  /** @returns what puts all that is in the form now into it again; null where nothing is */
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

  async function findErrors(): Promise<Readonly<Record<string, FieldError>>> {
    const fileError = await files.check()
    const found = controls.flatMap((control) => {
      tidyField(control)
      const error = validateField(control)
      return error ? [[control.name, error] as const] : []
    })
    return Object.fromEntries(fileError ? [...found, [ATTACHMENT, fileError]] : found)
  }

  /** @param attempt ends unheard where another page of this tab has changed the message since */
  async function send(attempt: symbol): Promise<void> {
    keep(true)
    // Its field or button can't have the focus meanwhile.
    form.focus({ preventScroll: true })
    dispatch({ type: 'send' })
    cancelling = new AbortController()
    const { signal } = cancelling
    const rest = await fetchRest().catch(() => null)
    const message = await rest?.composeMessage(name, form, draft).catch(() => null)
    const failure = await deliver(rest, message, signal)
    if (underWay !== attempt) return
    // The browser gives up what a page waits for that is left: what becomes of the message is not known.
    if (isLeaving && failure !== null) return
    if (failure === null) {
      const read = (field: string) => String(message?.get(field))
      const written = rest ? writeOut(rest) : ''
      forget()
      dispatch({ type: 'succeed', email: read('email'), reference: read('reference'), written })
      return
    }
    if (signal.aborted) {
      keep()
      dispatch({ type: 'cancel' })
      return
    }
    // Without an answer it may have arrived: who comes back is to know.
    keep(Boolean(message) && NO_ANSWER.has(failure))
    console.error(`The form ${name} was not sent: ${failure}.`)
    const names = files.names()
    dispatch({ type: 'fail', reason: failure === 'tooLarge' && names.length === 0 ? 'tooLong' : failure })
    if (message === null && names.length > 0) {
      const error = { key: 'attachment.unreadable', values: { name: names.join(', ') } } as const
      dispatch({ type: 'refuse', errors: { [ATTACHMENT]: error } })
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
    signal: AbortSignal,
  ): Promise<Failure | null> {
    if (!rest) return navigator.onLine ? 'unreachable' : 'offline'
    if (!message) return 'interrupted'
    return rest
      .sendMessage(form.action, message, (part) => dispatch({ type: 'progress', part }), signal)
      .catch(
        // An address that is none, or that the page may not reach, must not leave the form sending for ever.
        () => 'unreachable' as const,
      )
  }

  async function submit(): Promise<void> {
    if (underWay) return
    // The browser is sending it already, from before this was here, or was stopped: who knows, and presses again, means it.
    if ('submitted' in form.dataset) {
      delete form.dataset['submitted']
      dispatch({ type: 'wait', isPressed: true })
      return
    }
    const attempt = Symbol('attempt')
    underWay = attempt
    try {
      const errors = await findErrors()
      if (Object.keys(errors).length > 0) dispatch({ type: 'refuse', errors })
      else await send(attempt)
    } finally {
      if (underWay === attempt) underWay = null
    }
  }

  addEventListener('online', () => dispatch({ type: 'connect' }), ending)
  addEventListener('pagehide', () => (isLeaving = true), ending)
  // Back from the back-forward cache, where a request goes on: its answer is still to come. But in this tab the form may
  // have been filled in or sent on another page since: then that is what counts.
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
        form.reset()
        files.forget()
        dispatch({ type: 'leave' })
      }
      draft = stored
      restore()
    },
    ending,
  )

  restore()
  // Text typed while this was on its way is saved, too, but not while the browser is submitting the form.
  if ('submitted' in form.dataset) dispatch({ type: 'wait', isPressed: false })
  else keep(draft.isUnderWay)
  // Pressed before this was here, with something missing.
  if ('pressed' in form.dataset) {
    void findErrors().then((errors) => Object.keys(errors).length > 0 && dispatch({ type: 'refuse', errors }))
  }
  delete form.dataset['pressed']

  return {
    /** The visitor's own day, `2026-11-21`, before which no deadline can be. */
    today: isoDay(new Date()),
    /** Sends the form, or reports what is wrong with it. */
    submit,
    /** Something was typed or ticked. */
    edit: (target: EventTarget): void => {
      fields.mend(target)
      if (target === emailControl) dispatch({ type: 'suggest', email: null })
      // A field that loses the focus because the form is being sent has not been written in.
      if (!underWay) change()
    },
    /** A field lost the focus. */
    leave: fields.leave,
    chooseFile: (): void => {
      files.choose()
      change()
    },
    /** @param index its place in the list */
    removeFile: (index: number): void => {
      files.remove(index)
      change()
    },
    /** Ends the sending that is under way. */
    cancel: () => cancelling?.abort(),
    /** Starts over with an empty form. */
    empty,
    /** Brings back what was emptied last. */
    undo: (): void => {
      emptied?.()
      emptied = null
    },
    /** Takes the e-mail address that was probably meant. */
    takeEmail: (email: string): void => {
      if (!emailControl) return
      emailControl.value = email
      dispatch({ type: 'suggest', email: null })
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
