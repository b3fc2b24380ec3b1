import { flushSync } from 'react-dom'
import { ATTACHMENT, type FormName } from '../../../renderer/formNames.ts'
import type { Texts } from '../../../renderer/islands/useTexts.ts'
import { controlsOf } from './controlKinds.ts'
import { announceChoices, fileInputOf, fillFields, isChanged, readFields } from './controls.ts'
import { emptyForm, type FieldError, type FieldErrors, type FormState, type FormStatus } from './formState.ts'
import { openDraft } from './keptDraft.ts'
import { loadRest, restIfLoaded } from './loadRest.ts'
import { rememberNativelySent } from './nativelySent.ts'
import { reveal } from './reveal.ts'
import { isoDay, tidyField, validateField } from './validateField.ts'
import { watchDrops } from './watchDrops.ts'
import { watchFields } from './watchFields.ts'
import { watchFiles } from './watchFiles.ts'
import { watchPage } from './watchPage.ts'

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
  const dateControl = controls.find(({ type }) => type === 'date')
  const draft = openDraft(form, name)
  let state: FormState = { ...emptyForm, today: '' }
  /** Restores the values cleared last, until something else is typed. */
  let cleared: (() => void) | null = null
  /** The current try to send the form: its checks, its request, and its response. */
  let underWay: symbol | null = null
  let cancelling: AbortController | undefined

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

  const page = watchPage({
    onOnline: () => {
      const { status } = state
      if (status.kind === 'failed' && status.reason === 'offline') setStatus({ ...status, reason: 'online' })
    },
    onReturn: comeBack,
    onClock: readDays,
  })

  const read = (isUnderWay = false) => ({
    values: readFields(controls),
    files: files.names(),
    estimate: state.estimate,
    isUnderWay,
  })

  /** Saves the content of the form, in case it is left unsent. */
  function keep(isUnderWay = false): void {
    const isTooLong = draft.save(read(isUnderWay))
    const { kind } = state.status
    // A warning about the draft gives way to every more important status.
    if (isTooLong && (kind === 'idle' || kind === 'restored')) setStatus({ kind: 'unkept', isResponse: false })
    if (!isTooLong && kind === 'unkept') setStatus({ kind: 'idle' })
    readDays()
    // If it does not arrive now, it is requested again when the form is sent.
    if (!restIfLoaded() && Object.keys(draft.current.values).length > 0) void loadRest().then(() => set({}))
  }

  function readDays(): void {
    const today = isoDay(new Date())
    const deadline = dateControl?.value ?? ''
    if (today !== state.today || deadline !== state.deadline) set({ today, deadline })
  }

  /** Saves a change by the visitor, after which nothing that was cleared comes back. */
  function change(): void {
    cleared = null
    if (state.status.kind === 'cleared') setStatus({ kind: 'idle' })
    keep()
  }

  async function suggestEmail(typed: string): Promise<void> {
    const rest = await loadRest()
    const email = rest?.findLikelyEmail(typed)
    if (email === undefined || emailControl?.value !== typed) return
    set({ likelyEmail: email })
    say(t('likelyEmail', { email }))
  }

  /** Restores the draft, and says so if the visitor has written any of it. */
  function restore(): void {
    const { values, files: names, estimate, isUnderWay, keptAt } = draft.current
    set({ estimate })
    fillFields(controls, values, draft.isNewer)
    // The browser may have filled in some by itself.
    for (const control of controls) if (isChanged(control)) reveal(control)
    announceChoices(controls)
    const handedOver = estimate === '' ? undefined : loadRest().then((rest) => rest?.openEstimate(estimate, values))
    files.askAgain(names, handedOver)
    readDays()
    if (isUnderWay) setStatus({ kind: 'failed', reason: 'interrupted', isFound: true })
    else if (Object.keys(values).length > 0) {
      const isOld = keptAt > 0 && isoDay(new Date(keptAt)) < state.today
      const greet = () => setStatus({ kind: 'restored', isResponse: false, ...(isOld && { keptAt }) })
      if (!handedOver) greet()
      else void handedOver.then((opened) => opened?.hasOwn && state.status.kind === 'idle' && greet())
    }
  }

  /** Empties the fields. */
  function reset(): void {
    form.reset()
    announceChoices(controls)
    files.forget()
  }

  /** Empties the form and forgets its draft. */
  function forget(isSent: boolean): void {
    const { estimate } = state
    if (estimate !== '') void loadRest().then((rest) => rest?.forgetEstimate(estimate))
    reset()
    draft.forget(isSent)
  }

  function clear(): void {
    cleared = rememberAll()
    forget(false)
    // The first field is hidden until the form is shown again.
    flushSync(() => set({ ...emptyForm, ...(cleared && { status: { kind: 'cleared', isResponse: true } }) }))
    if (cleared) return
    say(t('cleared'))
    controls[0]?.focus()
  }

  /** Returns a function that restores the current content of the form; null if it is empty. */
  function rememberAll(): (() => void) | null {
    const former = read()
    if (former.files.length === 0 && Object.keys(former.values).length === 0) return null
    const chosen = files.list()
    const { key } = draft.current
    return () => {
      draft.save(former, key)
      files.add(chosen)
      restore()
      keep()
    }
  }

  /** @returns whether there are any errors */
  async function showErrors(onValid = () => {}): Promise<boolean> {
    const found = controls.flatMap((control) => {
      tidyField(control)
      const error = validateField(control)
      return error ? [[control.name, error] as const] : []
    })
    // Files may be on a slow drive.
    if (found.length === 0) onValid()
    const fileError = await files.check()
    const errors: FieldErrors = Object.fromEntries(fileError ? [...found, [ATTACHMENT, fileError]] : found)
    const isWrong = Object.keys(errors).length > 0
    if (isWrong) set({ status: { kind: 'invalid' }, errors })
    return isWrong
  }

  function showSending(): void {
    // The focused field or button is about to be disabled.
    form.focus({ preventScroll: true })
    set({ status: { kind: 'sending', progress: null }, errors: {}, likelyEmail: null })
  }

  /** @param attempt is over if another page of this tab has changed the message since */
  async function send(attempt: symbol): Promise<void> {
    keep(true)
    cancelling = new AbortController()
    const { signal } = cancelling
    const rest = await loadRest()
    if (!rest && navigator.onLine) {
      sendNatively()
      return
    }
    const onProgress = (progress: number): void => {
      if (underWay === attempt) setStatus({ kind: 'sending', progress })
    }
    const delivery = await rest?.deliver(name, form, { draft: draft.current, onProgress, signal, t })
    // The browser aborts the requests of a page that is left: the result is unknown.
    if (underWay !== attempt || (page.isLeaving && delivery?.kind !== 'sent')) return
    if (delivery?.kind === 'sent') {
      forget(true)
      set({ ...emptyForm, status: delivery })
    } else if (delivery?.kind === 'unreadable' && files.names().length > 0) await showUnreadable()
    else if (delivery?.kind === 'unsent') {
      // Visitors who come back are told if it may have arrived.
      keep(delivery.mayHaveArrived)
      setStatus(delivery.status)
    } else {
      keep()
      setStatus({ kind: 'failed', reason: 'offline', isFound: false })
    }
  }

  /** Lets the browser send the form by itself: the code that would do it does not arrive. */
  function sendNatively(): void {
    rememberNativelySent(name, form, draft.current.key)
    form.dataset['native'] = ''
    form.requestSubmit()
    delete form.dataset['native']
    setStatus({ kind: 'underWay', isResponse: true })
  }

  async function showUnreadable(): Promise<void> {
    keep()
    if (await showErrors()) return
    const error = { key: 'attachment.unreadable', values: { name: files.names().join(', ') } } as const
    set({ status: { kind: 'invalid' }, errors: { [ATTACHMENT]: error } })
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
      if (!(await showErrors(showSending))) await send(attempt)
    } finally {
      if (underWay === attempt) underWay = null
    }
  }

  function comeBack(): void {
    if (draft.hasChanged()) {
      // What was written or sent on another page of this tab since counts, whatever this page's request is answered.
      underWay = null
      reset()
      set(emptyForm)
      draft.read()
      restore()
      // In the back-forward cache a request goes on, and its response is still to come.
    } else if (!underWay && state.status.kind === 'sending') restore()
  }

  restore()
  // Text typed while this was loading is also saved, but not while the browser is submitting the form.
  if ('submitted' in form.dataset) setStatus({ kind: 'underWay', isResponse: false })
  else keep(draft.current.isUnderWay)
  // Submitted before this was loaded, with something missing.
  if ('pressed' in form.dataset) void showErrors()
  delete form.dataset['pressed']

  return {
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
      // It was the estimate of all of them; that of the others is below them.
      if (restIfLoaded()?.isWithoutFile(state.estimate, files.names())) set({ estimate: '' })
      change()
    },
    /** Takes an estimate whose files stay with the visitor. */
    takeEstimate: (estimate: string): void => {
      set({ estimate })
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
    writeOut: () => restIfLoaded()?.writeOut(form, files.names(), t) ?? '',
    end: (): void => {
      cancelling?.abort()
      for (const watch of [fields, page]) watch.end()
      stopDrops()
    },
  }
}
