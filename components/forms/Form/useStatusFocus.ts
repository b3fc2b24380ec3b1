import { type RefObject, useLayoutEffect } from 'react'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { reveal } from './controls.ts'
import type { FormState } from './formState.ts'

interface StatusElements {
  readonly formRef: RefObject<HTMLFormElement | null>
  /** The panel that shows the status. */
  readonly panelRef: RefObject<HTMLDivElement | null>
  readonly say: (...messages: readonly string[]) => void
}

/** Tells screen readers each new status of a form, and moves the focus to what the visitor should read or correct. */
export function useStatusFocus({ name, status, errors }: FormState, { formRef, panelRef, say }: StatusElements): void {
  const t = useTexts('formMessages')
  useLayoutEffect(() => {
    const form = formRef.current
    const { activeElement } = document
    /** The status gets the focus, so that screen readers read it, unless the visitor is typing elsewhere by then. */
    const tell = (...sentences: readonly string[]): void => {
      const isHere = activeElement === document.body || form?.contains(activeElement)
      // An earlier announcement is obsolete.
      say(...(isHere ? [] : sentences))
      if (!isHere) return
      panelRef.current?.focus()
      // Of a panel that is higher than the window, the browser shows any part.
      panelRef.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
    }
    switch (status.kind) {
      case 'idle':
        return
      case 'invalid':
        say()
        for (const field of Object.keys(errors)) reveal(form?.elements.namedItem(field) ?? null)
        return form?.querySelector<HTMLElement>(`[name="${Object.keys(errors)[0]}"]`)?.focus()
      case 'sending':
        return status.progress === null ? say(t(`sending.${name}`)) : undefined
      case 'sent':
        return tell(t(`sent.${name}.title`), t(`sent.${name}.text`), status.email)
      case 'failed': {
        const reason = t(`reasons.${status.reason}`)
        return status.isFound || status.reason === 'online' ? say(reason) : tell(t(`failed.${name}`), reason)
      }
      case 'stopped':
        return tell(t(status.isLate ? 'stoppedLate' : 'stopped'))
      case 'cleared':
        return tell(t('cleared'))
      default:
        return say(t(status.kind))
    }
    // The focus does not move for errors that are corrected later.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, say, status, t])
}
