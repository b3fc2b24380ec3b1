import type { FieldError } from './formState.ts'
import { tidyField, validateField, type Control } from './validateField.ts'

/** Looks at the fields of a form when they are left, and while they are mended. */
export interface WatchedFields {
  /** A field lost the focus. */
  leave(target: EventTarget | null): void
  /** Something was typed. */
  mend(target: EventTarget | null): void
  readonly end: () => void
}

/**
 * @param onCheck told of each field that was looked at; `isLeft` where the focus is elsewhere by then
 */
export function watchFields(
  controls: readonly Control[],
  onCheck: (control: Control, error: FieldError | null, isLeft: boolean) => void,
): WatchedFields {
  const ending = new AbortController()
  const controlOf = (target: EventTarget | null) => controls.find((control) => control === target)
  let isPressing = false
  let left: Control | undefined
  const checkLeft = (): void => {
    if (left) {
      tidyField(left)
      onCheck(left, validateField(left), true)
    }
    left = undefined
  }
  // A message that appears while a button is being pressed moves it away from under the pointer.
  document.addEventListener('pointerdown', () => (isPressing = true), {
    capture: true,
    passive: true,
    signal: ending.signal,
  })
  for (const type of ['pointerup', 'pointercancel']) {
    document.addEventListener(
      type,
      () => {
        isPressing = false
        setTimeout(checkLeft)
      },
      ending,
    )
  }
  return {
    leave: (target) => {
      const control = controlOf(target)
      // Another window has the focus, and the field keeps it within this one.
      if (!control || document.activeElement === control) return
      // Who only passes by the newsletter has left nothing out.
      if (controls.length === 1 && control.value === '') return
      left = control
      if (!isPressing) checkLeft()
    },
    mend: (target) => {
      const control = controlOf(target)
      if (control?.hasAttribute('aria-invalid')) onCheck(control, validateField(control), false)
    },
    end: () => ending.abort(),
  }
}
