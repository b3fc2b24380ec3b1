import type { Dispatch } from 'react'
import { flushSync } from 'react-dom'
import { addressForScripts } from '../../../renderer/formService.ts'
import type { Texts } from '../../../renderer/islands/useTexts.ts'
import { composeMessage } from './composeMessage.ts'
import { forgetDraft, isSameDraft, loadDraft, newDraft, saveDraft } from './draft.ts'
import { announceChoices, controlsOf, fileInputOf, fillFields, readFields, reveal, writeOut } from './controls.ts'
import type { FormName } from '../../../renderer/formNames.ts'
import { ATTACHMENT } from './formName.ts'
import { forgetNativelySent, readNativelySent } from './nativelySent.ts'
import type { FieldError, FormAction } from './formState.ts'
import { sendMessage, type Failure } from './sendMessage.ts'
import { tidyField, validateField } from './validateField.ts'
import { watchDrops, watchFile } from './watchFile.ts'
import { watchFields } from './watchFields.ts'

/** After these nobody knows whether the message has arrived. */
const NO_ANSWER: ReadonlySet<Failure> = new Set<Failure>(['timeout', 'interrupted', 'unreachable', 'unclear'])

/** What a session tells the component that shows the form. */
export interface SessionListener {
  readonly dispatch: Dispatch<FormAction>
  /** Says something to those who hear the page; nothing, where what was said is over. */
  readonly say: (...messages: readonly string[]) => void
  readonly t: Texts<'formMessages'>
  readonly onDrag: (isOver: boolean) => void
}

/** What can be done with a form from the moment that script has taken it over. */
export interface FormSession {
  /** Sends the form, or says what is wrong with it. */
  submit(): Promise<void>
  /** Something was typed or ticked. */
  edit(target: EventTarget | null): void
  /** A field lost the focus. */
  leave(target: EventTarget | null): void
  chooseFile(): void
  removeFile(): void
  /** Begins anew, with an empty form. */
  empty(): void
  /** What was typed, as text. */
  writeOut(): string
  readonly end: () => void
}

/**
 * Takes a form over from the browser: keeps what is typed, checks it, and sends it without leaving the page. What the
 * form shows is told as actions; what is in its fields stays in the fields.
 */
export function beginSession(
  form: HTMLFormElement,
  name: FormName,
  { dispatch, say, t, onDrag }: SessionListener,
): FormSession {
  const controls = controlsOf(form)
  const file = watchFile(fileInputOf(form), dispatch, (error) => say(...(error ? [t(error.key, error.values)] : [])))
  const ending = new AbortController()
  // The browser has sent it from this tab already, and nobody knows what became of it: the same again has the same id.
  const sent = readNativelySent(name)
  let draft = { ...loadDraft(name), ...(sent && { key: sent.key }) }
  let isKept = false
  /** The try to send the form that is under way: its checks, its request, and its answer. */
  let underWay: symbol | null = null
  let isLeaving = false

  const fields = watchFields(controls, (control, error, isLeft) => {
    dispatch({ type: 'check', field: control.name, error })
    if (isLeft && error) say(t(error.key, error.values))
  })
  const stopDrops = watchDrops(form, onDrag, (files) => {
    // What is being sent must not change meanwhile.
    if (underWay) return
    file.take(files)
    keep()
  })

  /** Keeps what is in the form, for when it is left unsent. */
  function keep(isUnderWay = false): void {
    draft = { ...draft, values: readFields(controls), file: file.name(), isUnderWay, keptAt: Date.now() }
    isKept = saveDraft(name, draft)
  }

  /** Puts what was kept into the form, and says so. */
  function restore(): void {
    fillFields(controls, draft.values)
    // The browser may have filled in some by itself.
    for (const control of controls) if (control.value !== '') reveal(control)
    announceChoices(controls)
    if (draft.file) file.askAgain(draft.file)
    if (draft.isUnderWay || Object.keys(draft.values).length > 0) {
      dispatch({ type: 'restore', isInterrupted: draft.isUnderWay })
    }
  }

  /** An empty form, and nothing kept of what was in it. */
  function forget(): void {
    form.reset()
    announceChoices(controls)
    file.forget()
    forgetDraft(name, draft)
    forgetNativelySent()
    draft = newDraft(true)
    isKept = false
  }

  function empty(): void {
    forget()
    // The first field is hidden until the form is shown again.
    flushSync(() => dispatch({ type: 'empty' }))
    say(t('cleared'))
    controls[0]?.focus()
  }

  async function findErrors(): Promise<Readonly<Record<string, FieldError>>> {
    const fileError = await file.check()
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
    const message = await composeMessage(name, form, draft).catch(() => null)
    const failure = message
      ? await sendMessage(addressForScripts(form.action), message, (part) =>
          dispatch({ type: 'progress', part }),
        ).catch(
          // An address that is none, or that the page may not reach, must not leave the form sending for ever.
          () => 'unreachable' as const,
        )
      : 'interrupted'
    if (underWay !== attempt) return
    // The browser gives up what a page waits for that is left: what becomes of the message is not known.
    if (isLeaving && failure !== null) return
    if (failure === null) {
      const email = String(message?.get('email'))
      forget()
      dispatch({ type: 'succeed', email })
      return
    }
    // Without an answer it may have arrived: who comes back is to know.
    keep(message !== null && NO_ANSWER.has(failure))
    console.error(`The form ${name} was not sent: ${failure}.`)
    const hasFile = file.name() !== undefined
    dispatch({ type: 'fail', reason: failure === 'tooLarge' && !hasFile ? 'tooLong' : failure })
    if (!message && hasFile) {
      const error = { key: 'attachment.unreadable', values: { name: file.name() ?? '' } } as const
      dispatch({ type: 'refuse', errors: { [ATTACHMENT]: error } })
    }
  }

  async function submit(): Promise<void> {
    // The browser is sending it already, from before this was here: once is enough.
    if (underWay || 'submitted' in form.dataset) return
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
        file.forget()
        dispatch({ type: 'leave' })
      }
      draft = stored
      restore()
    },
    ending,
  )

  if (file.name() !== undefined) file.show()
  restore()
  // What was typed while this was on its way is to be kept, too; but not what the browser is sending meanwhile.
  if (!('submitted' in form.dataset)) keep(draft.isUnderWay)
  // Pressed before this was here, with something missing.
  if ('pressed' in form.dataset) {
    void findErrors().then((errors) => Object.keys(errors).length > 0 && dispatch({ type: 'refuse', errors }))
  }
  delete form.dataset['pressed']

  return {
    submit,
    edit: (target) => {
      fields.mend(target)
      // A field that loses the focus because the form is being sent has not been written in.
      if (!underWay) keep()
    },
    leave: fields.leave,
    chooseFile: () => {
      file.show()
      keep()
    },
    removeFile: () => {
      file.remove()
      keep()
    },
    empty,
    writeOut: () => writeOut(controls, file.name(), t),
    end: () => {
      ending.abort()
      fields.end()
      stopDrops()
    },
  }
}
