import { addressForScripts } from '../../renderer/formService.ts'
import { defaultLocale, isLocale } from '../../renderer/languages.ts'
import { enhanceAttachment } from './attachmentPicker.ts'
import { composeMessage } from './composeMessage.ts'
import { createElement } from '../../renderer/browser/createElement.ts'
import { forgetDraft, isSameDraft, loadDraft, newDraft, saveDraft } from './draft.ts'
import { fillFields, readFields } from './draftedFields.ts'
import { findFormParts } from './formParts.ts'
import { loadFormTexts } from './formTexts.ts'
import { createOutcomePanel } from './outcomePanel.ts'
import { sendMessage, type Failure } from './sendMessage.ts'
import { watchFields } from './watchFields.ts'
import { writeOut } from './writeOut.ts'

/** After these nobody knows whether the message has arrived. */
const NO_ANSWER: ReadonlySet<Failure> = new Set<Failure>(['timeout', 'interrupted', 'unreachable'])

/**
 * What script adds to a form that works without it: messages of our own, a memory for what was typed, and sending
 * without leaving the page, so that a failure loses nothing.
 */
export default async function enhanceForm(element: HTMLElement): Promise<void> {
  const { form, name, box, controls, fileInput, button } = findFormParts(element)
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : defaultLocale
  const text = await loadFormTexts(locale)
  // Pressed before this was here: the browser is sending it already, and once is enough.
  if ('submitted' in form.dataset) return
  const buttonLabel = button.textContent
  const announcement = createElement('p', { role: 'status', class: 'visually-hidden' })
  const announce = (message: string): void => {
    announcement.textContent = message
  }
  form.append(announcement)
  form.noValidate = true
  // Where the focus waits while its field or button can't have it.
  form.tabIndex = -1

  let draft = loadDraft(name)
  let isKept = false
  const fields = watchFields(form, controls, { text, announce })
  const panel = createOutcomePanel(form, name, { text, announce })
  const attachment = fileInput && enhanceAttachment(form, fileInput, { locale, text, announce, onChange: keep })

  /** Keeps what is in the form, for when it is left unsent. */
  function keep(isUnderWay = false): void {
    draft = { ...draft, values: readFields(controls), file: attachment?.fileName(), isUnderWay }
    isKept = saveDraft(name, draft)
  }

  /** Puts what was kept into the form, and says so. */
  function restore(isNewer = false): void {
    fillFields(controls, draft.values, isNewer)
    if (draft.file) attachment?.askAgain(draft.file)
    if (draft.isUnderWay) {
      showFailure('interrupted')
      announce(text('formMessages:reasons.interrupted'))
    } else if (Object.keys(draft.values).length > 0) {
      panel.showRestored(startAnew)
      announce(text('formMessages:restored'))
    }
  }

  /** An empty form, and nothing kept of what was in it. */
  function empty(): void {
    form.reset()
    fields.clear()
    forgetDraft(name, draft)
    draft = newDraft()
  }

  function startAnew(): void {
    empty()
    panel.clear()
    delete form.dataset['state']
    announce(text('formMessages:cleared'))
    controls[0]?.focus()
  }

  function showFailure(reason: Failure): void {
    panel.showFailure(reason, {
      subject: form.ariaLabel ?? '',
      body: () => writeOut(controls, attachment?.fileName(), text),
      fileName: attachment?.fileName(),
    })
  }

  function setSending(isSending: boolean): void {
    if (isSending) form.focus({ preventScroll: true })
    // What is being sent must not change meanwhile.
    box.inert = isSending
    button.disabled = isSending
    button.textContent = isSending ? text(`formMessages:sending.${name}`) : buttonLabel
    announce(isSending ? button.textContent : '')
    if (isSending) form.dataset['state'] = 'sending'
    else delete form.dataset['state']
  }

  async function submit(): Promise<void> {
    panel.clear()
    const invalid = fields.findInvalid()
    const isFileFine = (await attachment?.check()) ?? true
    const first = invalid ?? (isFileFine ? undefined : attachment?.input)
    if (first) first.focus()
    else await send()
  }

  async function send(): Promise<void> {
    keep(true)
    setSending(true)
    const message = await composeMessage(form, draft).catch(() => null)
    const failure = message ? await deliver(message) : 'interrupted'
    // The page is being left: what becomes of the message is not known.
    if (isLeaving) return
    setSending(false)
    if (!message && attachment?.fileName()) {
      keep()
      attachment.reportUnreadable()
      attachment.input.focus()
      return
    }
    if (failure) {
      // Without an answer it may have arrived: who comes back is to know.
      keep(NO_ANSWER.has(failure))
      console.error(`The form ${name} was not sent: ${failure}.`)
      showFailure(failure)
    } else {
      empty()
      form.dataset['state'] = 'sent'
      panel.showSent(String(message?.get('email')), startAnew)
    }
    panel.focus()
  }

  async function deliver(message: FormData): Promise<Failure | null> {
    const onProgress = message.has('attachment') ? panel.showProgress : undefined
    // An address that is none, or that the page may not reach, must not leave the form sending for ever.
    return sendMessage(addressForScripts(form.action), message, onProgress).catch(() => 'unreachable')
  }

  let isBusy = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isBusy) return
    isBusy = true
    try {
      await submit()
    } finally {
      isBusy = false
    }
  })
  for (const type of ['input', 'change']) {
    form.addEventListener(type, () => {
      // A field that loses the focus because the form is being sent has not been written in.
      if (!isBusy) keep()
    })
  }
  addEventListener('online', panel.showOnline)

  let isLeaving = false
  addEventListener('pagehide', () => (isLeaving = true))
  // Back from the back-forward cache: the form may have been filled in or sent on another page.
  addEventListener('pageshow', ({ persisted }) => {
    isLeaving = false
    if (!persisted || !isKept || form.dataset['state'] === 'sent') return
    setSending(false)
    const stored = loadDraft(name)
    const isNewer = !isSameDraft(stored, draft)
    if (isNewer) {
      form.reset()
      fields.clear()
    }
    draft = stored
    panel.clear()
    restore(isNewer)
  })

  restore()
  // What was typed while this was on its way is to be kept, too.
  keep(draft.isUnderWay)
}
