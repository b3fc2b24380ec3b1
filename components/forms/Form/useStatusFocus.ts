import { type RefObject, useLayoutEffect } from 'react'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { reveal } from './controls.ts'
import { errorsOf, type FormState } from './formState.ts'

interface StatusElements {
  readonly formRef: RefObject<HTMLFormElement | null>
  /** The panel that shows the status. */
  readonly panelRef: RefObject<HTMLDivElement | null>
  readonly say: (...messages: readonly string[]) => void
}

/** Tells screen readers each new status of a form, and moves the focus to what the visitor should read or correct. */
export function useStatusFocus(state: FormState, { formRef, panelRef, say }: StatusElements): void {
  const t = useTexts('formMessages')
  const { name, status } = state
  useLayoutEffect(() => {
    const { current: form } = formRef
    const { current: panel } = panelRef
    switch (status.kind) {
      case 'idle':
        return
      case 'invalid': {
        say()
        const errors = errorsOf(state)
        const wrong = [...(form?.querySelectorAll<HTMLElement>('[name]') ?? [])].filter(
          (field) => (field.getAttribute('name') ?? '') in errors,
        )
        for (const field of wrong) reveal(field)
        return wrong[0]?.focus()
      }
      case 'sending':
        return status.progress === null ? say(t(`sending.${name}`)) : undefined
      case 'restored':
        return say(panel?.ariaLabel ?? '')
      default: {
        // The panel gets the focus, so that screen readers read it, unless the visitor is typing elsewhere by then.
        const isHere = document.activeElement === document.body || form?.contains(document.activeElement)
        const told = [...(panel?.querySelectorAll(':scope > p') ?? [])].map(({ textContent }) => textContent)
        // An earlier announcement is obsolete.
        say(...(isHere ? [] : told.slice(0, 3)))
        if (!isHere) return
        panel?.focus()
        // Of a panel that is higher than the window, the browser shows any part.
        panel?.firstElementChild?.scrollIntoView({ block: 'nearest' })
      }
    }
    // Neither for progress nor for errors that are corrected later.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, say, status, t])
}
