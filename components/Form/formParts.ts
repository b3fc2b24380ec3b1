import styles from './Form.module.css'
import { isFormName, type FormName } from './formName.ts'
import type { Control } from './validateField.ts'

/** What the script of a form works with. */
export interface FormParts {
  readonly form: HTMLFormElement
  readonly name: FormName
  /** What holds the fields, and nothing else. */
  readonly box: HTMLElement
  /** The fields that are filled in by typing or ticking; not those that nobody sees. */
  readonly controls: readonly Control[]
  readonly fileInput: HTMLInputElement | null
  readonly button: HTMLButtonElement
}

/**
 * Finds the parts of what <Form> renders.
 *
 * @throws Error where it is something else
 */
export function findFormParts(form: HTMLElement): FormParts {
  const name = form.dataset['form']
  const box = form.querySelector<HTMLElement>(`.${styles.fields}`)
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!(form instanceof HTMLFormElement) || !isFormName(name) || !box || !button) {
    throw new Error('The island Form is for what <Form> renders.')
  }
  const controls = [...box.querySelectorAll<Control>('input:not([type=file]), textarea')]
  return { form, name, box, controls, fileInput: box.querySelector('input[type=file]'), button }
}
