import type { Control } from './controls.ts'
import type { FieldError } from './formState.ts'
import { tidyField, validateField } from './validateField.ts'

/**
 * Validates the fields of a form when they are left with something changed, and while they are corrected.
 *
 * @param onCheck called for each validated field; `isLeft` where it no longer has the focus
 */
export function watchFields(
  controls: readonly Control[],
  onCheck: (control: Control, error: FieldError | null, isLeft: boolean) => void,
) {
  const ending = new AbortController()
  const controlOf = (target: EventTarget) => controls.find((control) => control === target)
  const changed = new Set<Control>()
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
    /** Call it when a field lost the focus. */
    leave: (target: EventTarget): void => {
      const control = controlOf(target)
      // When another window gets the focus, the field keeps it within this one.
      if (!control || document.activeElement === control) return
      // A visitor who only passes by has omitted nothing.
      if (!changed.has(control)) return
      left = control
      // A tap takes the focus away before its click, in the same task: a message must not move what it is meant for.
      if (!isPressing) setTimeout(checkLeft)
    },
    /** Call it when something was typed or chosen. */
    mend: (target: EventTarget): void => {
      const control = controlOf(target)
      if (control) changed.add(control)
      if (control?.hasAttribute('aria-invalid')) onCheck(control, validateField(control), false)
    },
    /** Call it when the fields were emptied. */
    forget: () => changed.clear(),
    end: () => ending.abort(),
  }
}
