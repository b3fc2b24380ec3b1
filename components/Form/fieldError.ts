import { createElement } from '../../renderer/browser/createElement.ts'
import styles from './Form.module.css'

/** The id of the message that belongs to a control. */
export function errorId(control: HTMLElement): string {
  return `${control.id}-error`
}

/**
 * Says above a field what is wrong with its value, and ties the message to the control.
 *
 * @param box what the message stands before: the control itself, or what it is drawn in
 * @param message null where nothing is wrong
 */
export function showFieldError(control: HTMLElement, box: HTMLElement, message: string | null): void {
  const id = errorId(control)
  const known = document.getElementById(id)
  const descriptions = new Set(control.getAttribute('aria-describedby')?.split(' '))
  if (message === null) {
    known?.remove()
    descriptions.delete(id)
    control.removeAttribute('aria-invalid')
  } else {
    if (known) known.textContent = message
    else box.before(createElement('p', { id, class: styles.error }, message))
    descriptions.add(id)
    control.setAttribute('aria-invalid', 'true')
  }
  if (descriptions.size > 0) control.setAttribute('aria-describedby', [...descriptions].join(' '))
  else control.removeAttribute('aria-describedby')
}
