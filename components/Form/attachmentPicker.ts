import type { Locale } from '../../renderer/languages.ts'
import { checkAttachment } from './checkAttachment.ts'
import { createElement } from './createElement.ts'
import { showFieldError } from './fieldError.ts'
import styles from './Form.module.css'
import { formatSize } from '../formatSize/formatSize.ts'
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

/**
 * Takes over a file field whose box and words are in the page already.
 *
 * @param onChange told whenever another file, or none, is chosen
 */
export function enhanceAttachment(
  form: HTMLFormElement,
  input: HTMLInputElement,
  { locale, text, onChange }: { locale: Locale; text: FormText; onChange: () => void },
): AttachmentPicker {
  const box = input.parentElement
  const label = box?.querySelector('output')
  if (!box || !label) throw new Error(`The file field ${input.id} is not drawn in a box with its name.`)
  const noFile = label.textContent ?? ''
  const chosen = (): File | undefined => input.files?.[0]
  /** Known by name only, since the page was left. */
  let lost: string | undefined

  const remove = createElement('button', { type: 'button', class: styles.remove }, '×')
  remove.addEventListener('click', () => {
    input.value = ''
    choose()
    input.focus()
  })

  const check = async (): Promise<boolean> => {
    const file = chosen()
    const flaw = file && (await checkAttachment(file))
    // Another one may have been chosen meanwhile: that choice has its own check.
    if (file !== chosen()) return false
    if (lost) showFieldError(input, box, text('formMessages:attachment.again', { name: lost }))
    else showFieldError(input, box, file && flaw ? text(flaw.key, { name: file.name, type: flaw.type }) : null)
    return !flaw && !lost
  }

  const show = (): void => {
    const file = chosen()
    const name = file?.name ?? lost
    label.textContent = file ? `${file.name} (${formatSize(file.size, locale)})` : (lost ?? noFile)
    remove.setAttribute('aria-label', text('formMessages:attachment.remove', { name: name ?? '' }))
    if (name) box.append(remove)
    else remove.remove()
  }

  const choose = (): void => {
    lost = undefined
    show()
    void check()
    onChange()
  }

  input.addEventListener('change', choose)
  form.addEventListener('reset', () => {
    lost = undefined
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
    if (!(event.target instanceof Node && form.contains(event.target))) return
    if (files.length > 1) {
      showFieldError(input, box, text('formMessages:attachment.several'))
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
    fileName: () => chosen()?.name ?? lost,
    check,
    reportUnreadable: () =>
      showFieldError(input, box, text('formMessages:attachment.unreadable', { name: chosen()?.name ?? '' })),
    askAgain: (name) => {
      if (chosen()) return
      lost = name
      show()
      void check()
    },
  }
}
