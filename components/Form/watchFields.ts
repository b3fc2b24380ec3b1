import { errorId, showFieldError } from './fieldError.ts'
import type { FormText } from './formTexts.ts'
import { isoDay, validateField, type Control } from './validateField.ts'

/** Checks the fields of a form with messages of our own. */
export interface WatchedFields {
  /** Shows what is wrong with each field; the first of them, if any. */
  findInvalid(): Control | undefined
  /** Takes all messages away. */
  clear(): void
}

/** Fields are checked when they are left, while they are mended, and on demand. */
export function watchFields(
  form: HTMLFormElement,
  controls: readonly Control[],
  { text, announce }: { text: FormText; announce: (message: string) => void },
): WatchedFields {
  const check = (control: Control): boolean => {
    // The page may have been open for days.
    if (control.type === 'date') control.setAttribute('min', isoDay(new Date()))
    const key = validateField(control)
    showFieldError(control, control, key && text(key))
    return key === null
  }
  const controlOf = (target: EventTarget | null) => controls.find((control) => control === target)

  let isPressing = false
  let left: Control | undefined
  const checkLeft = (): void => {
    // The focus is elsewhere by now.
    if (left && !check(left)) announce(document.getElementById(errorId(left))?.textContent ?? '')
    left = undefined
  }
  // A message that appears while a button is being pressed moves it away from under the pointer.
  document.addEventListener('pointerdown', () => (isPressing = true), { capture: true, passive: true })
  for (const type of ['pointerup', 'pointercancel']) {
    document.addEventListener(type, () => {
      isPressing = false
      setTimeout(checkLeft)
    })
  }
  form.addEventListener('focusout', ({ target }) => {
    const control = controlOf(target)
    // Another window has the focus, and the field keeps it within this one.
    if (!control || document.activeElement === control) return
    // Who only passes by the newsletter has left nothing out.
    if (controls.length === 1 && control.value === '') return
    left = control
    if (!isPressing) checkLeft()
  })
  form.addEventListener('input', ({ target }) => {
    const control = controlOf(target)
    if (control?.hasAttribute('aria-invalid')) check(control)
  })

  for (const control of controls) if (control.type === 'date') control.setAttribute('min', isoDay(new Date()))
  return {
    findInvalid: () => {
      controls.forEach(check)
      return controls.find((control) => control.hasAttribute('aria-invalid'))
    },
    clear: () => controls.forEach((control) => showFieldError(control, control, null)),
  }
}
