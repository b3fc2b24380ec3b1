import { telephoneHref } from '../Offices/offices.ts'
import { createElement } from '../../renderer/browser/createElement.ts'
import styles from './Form.module.css'
import type { FormName } from './formName.ts'
import type { FormText } from './formTexts.ts'
import type { Failure } from './sendMessage.ts'
import { mailtoHref } from './writeOut.ts'

/** What a form says about its sending, between its fields and its button; one thing at a time. */
export interface OutcomePanel {
  /** How much of the file has left, from 0 to 1. */
  showProgress(part: number): void
  showFailure(reason: Failure, written: WrittenMessage): void
  /** The connection is back: what was said about it is not true any more. */
  showOnline(): void
  showSent(email: string, onAgain: () => void): void
  /** What was typed earlier is in the form again. */
  showRestored(onClear: () => void): void
  focus(): void
  clear(): void
}

/** What was typed, for sending it in another way. */
export interface WrittenMessage {
  readonly subject: string
  /** As it is at the moment. */
  readonly body: () => string
  readonly fileName: string | undefined
}

/** A panel that is not in the page before it has something to say. */
export function createOutcomePanel(
  form: HTMLFormElement,
  name: FormName,
  { text, announce }: { text: FormText; announce: (message: string) => void },
): OutcomePanel {
  const panel = createElement('div', { tabindex: '-1', role: 'group', class: styles.outcome })
  const submit = form.querySelector(`.${styles.submit}`)
  const percents = new Intl.NumberFormat(document.documentElement.lang, { style: 'percent' })

  const show = (kind: string, label: string, ...children: ReadonlyArray<Node>): void => {
    panel.dataset['kind'] = kind
    panel.setAttribute('aria-label', label)
    panel.replaceChildren(...children)
    submit?.before(panel)
  }
  const paragraph = (content: string, className?: string) => createElement('p', { class: className }, content)
  const button = (label: string, onClick: () => void): HTMLElement => {
    const element = createElement('button', { type: 'button', class: styles.action }, label)
    element.addEventListener('click', onClick)
    return element
  }

  const progress = createElement('progress', { max: '1' })
  const progressLabel = createElement('label', { class: styles.progress })

  return {
    showProgress: (part) => {
      const label = text('formMessages:progress', { percent: percents.format(part) })
      progress.value = part
      progressLabel.replaceChildren(label, progress)
      if (panel.dataset['kind'] !== 'progress') show('progress', text(`formMessages:sending.${name}`), progressLabel)
    },

    showFailure: (reason, written) =>
      show(
        'failed',
        text(`formMessages:failed.${name}`),
        paragraph(text(`formMessages:failed.${name}`), styles.verdict),
        createElement('p', { 'data-reason': reason }, text(`formMessages:reasons.${reason}`)),
        paragraph(text('formMessages:kept')),
        paragraph(text('formMessages:otherwise')),
        listOtherWays(written, text, announce),
      ),

    showOnline: () =>
      panel.querySelector('[data-reason=offline]')?.replaceChildren(text('formMessages:reasons.online')),

    showSent: (email, onAgain) =>
      show(
        'sent',
        text(`formMessages:sent.${name}.title`),
        paragraph(text(`formMessages:sent.${name}.title`), styles.verdict),
        paragraph(text(`formMessages:sent.${name}.text`, { email })),
        button(text(`formMessages:sent.${name}.again`), onAgain),
      ),

    showRestored: (onClear) =>
      show(
        'restored',
        text('formMessages:restored'),
        paragraph(text('formMessages:restored')),
        button(text('formMessages:clear'), onClear),
      ),

    focus: () => {
      // Somebody may be writing elsewhere by now.
      const { activeElement } = document
      if (activeElement === document.body || form.contains(activeElement)) panel.focus()
      else announce(panel.ariaLabel ?? '')
    },
    clear: () => {
      panel.remove()
      delete panel.dataset['kind']
    },
  }
}

/** A mail that is written already, the text to take elsewhere, the phone. */
function listOtherWays(
  { subject, body, fileName }: WrittenMessage,
  text: FormText,
  announce: (message: string) => void,
): HTMLElement {
  const address = text('formMessages:agencyEmail')
  const mailLabel = fileName
    ? text('formMessages:mailWithFile', { address, name: fileName })
    : text('formMessages:mail', { address })
  const mail = createElement('a', { href: mailtoHref(address, subject, body()) }, mailLabel)
  // What is typed from now on goes along.
  mail.addEventListener('click', () => (mail.href = mailtoHref(address, subject, body())))

  const copy = createElement('button', { type: 'button', class: styles.action }, text('formMessages:copy'))
  copy.addEventListener('click', () => {
    navigator.clipboard.writeText(body()).then(
      () => {
        copy.textContent = text('formMessages:copied')
        announce(text('formMessages:copied'))
      },
      // The browser does not allow it: one way less.
      () => copy.closest('li')?.remove(),
    )
  })

  const offices = ['canada', 'cameroon'] as const
  const phones = offices.map((office) => {
    const phone = text(`formMessages:phones.${office}`)
    const unbroken = phone.replaceAll(' ', '\u00a0')
    return createElement('a', { href: telephoneHref(phone) }, text(`formMessages:call.${office}`, { phone: unbroken }))
  })
  // Browsers have no clipboard where the page did not come over a safe connection.
  const ways = 'clipboard' in navigator ? [mail, copy, ...phones] : [mail, ...phones]
  return createElement('ul', { class: styles.ways }, ...ways.map((way) => createElement('li', {}, way)))
}
