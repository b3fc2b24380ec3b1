import type { Locale } from '../../renderer/languages.ts'
import { formatSize } from '../formatSize/formatSize.ts'
import { checkAttachment } from './checkAttachment.ts'
import { createElement } from '../../renderer/browser/createElement.ts'
import { showFieldError } from './fieldError.ts'
import styles from './Form.module.css'
import type { FormText } from './formTexts.ts'

/** The attachment of a form: picked or dropped, checked, shown, removed. */
export interface AttachmentPicker {
  readonly input: HTMLInputElement
  /** The name of what was chosen, or of what must be chosen again; undefined where there is none. */
  readonly fileName: () => string | undefined
  /** Shows what speaks against sending the form; whether nothing does. */
  check(): Promise<boolean>
  /** The file has become unreadable since it was checked. */
  reportUnreadable(): void
  /** A file was chosen before the page was left: it has to be chosen again. */
  askAgain(name: string): void
}

interface AttachmentOptions {
  readonly locale: Locale
  readonly text: FormText
  /** Says something to those who hear the page. */
  readonly announce: (message: string) => void
  /** Told whenever another file, or none, is chosen. */
  readonly onChange: () => void
}

/** What stands in the field though the browser has no such file: it must be chosen again, or removed. */
interface Refused {
  readonly name: string
  readonly key: 'formMessages:attachment.again' | 'formMessages:attachment.several'
}

/** Takes over a file field whose box and words are in the page already. */
export function enhanceAttachment(
  form: HTMLFormElement,
  input: HTMLInputElement,
  { locale, text, announce, onChange }: AttachmentOptions,
): AttachmentPicker {
  const box = input.parentElement
  const label = box?.querySelector('output')
  if (!box || !label) throw new Error(`The file field ${input.id} is not drawn in a box with its name.`)
  const noFile = label.textContent ?? ''
  const chosen = (): File | undefined => input.files?.[0]
  let refused: Refused | undefined

  const remove = createElement('button', { type: 'button', class: styles.remove }, '×')
  remove.addEventListener('click', () => {
    input.value = ''
    choose()
    announce(text('formMessages:attachment.removed'))
    input.focus()
  })

  const findFlaw = async (): Promise<string | null> => {
    if (refused) return text(refused.key, { name: refused.name })
    const file = chosen()
    const flaw = file ? await checkAttachment(file) : null
    // Another one may have been chosen meanwhile.
    if (file !== chosen() || refused) return findFlaw()
    return file && flaw ? text(flaw.key, { name: file.name, type: flaw.type }) : null
  }

  const check = async (): Promise<boolean> => {
    const flaw = await findFlaw()
    showFieldError(input, box, flaw)
    if (flaw !== null && document.activeElement !== input) announce(flaw)
    return flaw === null
  }

  const fileName = (): string | undefined => refused?.name ?? chosen()?.name

  const show = (): void => {
    const file = chosen()
    const name = fileName()
    label.textContent = file && !refused ? `${file.name} (${formatSize(file.size, locale)})` : (name ?? noFile)
    remove.setAttribute('aria-label', text('formMessages:attachment.remove', { name: name ?? '' }))
    if (name === undefined) remove.remove()
    else box.append(remove)
  }

  const refuse = (names: string, key: Refused['key']): void => {
    input.value = ''
    refused = { name: names, key }
    show()
    void check()
  }

  const choose = (): void => {
    refused = undefined
    show()
    void check()
    onChange()
  }

  input.addEventListener('change', choose)
  form.addEventListener('reset', () => {
    refused = undefined
    // The field is empty once the event is over.
    setTimeout(show)
    showFieldError(input, box, null)
  })

  // A file that misses the field would take the page's place.
  addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    const isOver = event.target instanceof Node && form.contains(event.target)
    event.dataTransfer.dropEffect = isOver ? 'copy' : 'none'
    box.toggleAttribute('data-dragging', isOver)
  })
  addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) box.removeAttribute('data-dragging')
  })
  addEventListener('drop', (event) => {
    box.removeAttribute('data-dragging')
    const files = event.dataTransfer?.files
    if (!files?.length) return
    event.preventDefault()
    // What is being sent must not change meanwhile.
    if (!(event.target instanceof Node && form.contains(event.target)) || box.closest('[inert]')) return
    if (files.length > 1) {
      refuse(Array.from(files, ({ name }) => name).join(', '), 'formMessages:attachment.several')
      onChange()
      return
    }
    input.files = files
    choose()
  })

  // It was chosen while this was on its way.
  if (chosen()) {
    show()
    void check()
  }
  return {
    input,
    fileName,
    check,
    reportUnreadable: () =>
      showFieldError(input, box, text('formMessages:attachment.unreadable', { name: chosen()?.name ?? '' })),
    askAgain: (name) => {
      if (!chosen()) refuse(name, 'formMessages:attachment.again')
    },
  }
}
