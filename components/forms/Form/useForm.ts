import { type ComponentProps, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { useAnnouncer } from '../../../renderer/islands/announcer.ts'
import { reveal } from './controls.ts'
import type { FormName } from '../../../renderer/formNames.ts'
import { beginSession, type FormSession } from './formSession.ts'
import { emptyForm, formReducer } from './formState.ts'

/** Returns the state of a form and its handlers; the form is enhanced as soon as it is mounted. */
export function useForm(name: FormName) {
  const t = useTexts('formMessages')
  const [state, dispatch] = useReducer(formReducer, emptyForm)
  const [isDraggedOver, setDraggedOver] = useState(false)
  /** Undefined where there is no visitor yet. */
  const [session, setSession] = useState<FormSession>()
  const formRef = useRef<HTMLFormElement>(null)
  const panelRef = useRef<HTMLDivElement>(null)
  const { status: statusRef, say } = useAnnouncer()

  useLayoutEffect(() => {
    const form = formRef.current
    if (!form) return undefined
    const begun = beginSession(form, name, { dispatch, say, t, onDrag: setDraggedOver })
    setSession(begun)
    return begun.end
  }, [name, say, t])

  const { errors, status } = state
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
      case 'emptied':
        return tell(t('cleared'))
      case 'cancelled':
        return tell(t('cancelled'))
      case 'restored':
        return say(t('restored'))
      case 'unkept':
        return say(t('unkept'))
      case 'underWay':
        return status.isPressed ? tell(t('underWay')) : say(t('underWay'))
      case 'invalid':
        say()
        for (const field of Object.keys(errors)) reveal(form?.elements.namedItem(field) ?? null)
        return form?.querySelector<HTMLElement>(`[name="${Object.keys(errors)[0]}"]`)?.focus()
      case 'sending':
        return status.progress === null ? say(t(`sending.${name}`)) : undefined
      case 'sent':
        return tell(t(`sent.${name}.title`), t(`sent.${name}.text`, { email: status.email }))
      case 'failed': {
        const reason = t(`reasons.${status.reason}`)
        return status.isFound || status.reason === 'online' ? say(reason) : tell(t(`failed.${name}`), reason)
      }
    }
    // The errors that are mended later are no reason to go anywhere.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, say, status, t])

  const { isRush } = state
  useLayoutEffect(() => {
    if (isRush) say(t('rush'))
  }, [isRush, say, t])

  return {
    name,
    state,
    session,
    /** A file is held over the form. */
    isDraggedOver,
    formRef,
    panelRef,
    statusRef,
    /** Says something to screen readers. */
    say,
    events: {
      onSubmit: (event) => {
        event.preventDefault()
        void session?.submit()
      },
      onInput: ({ target }) => session?.edit(target),
      onBlur: ({ target }) => session?.leave(target),
    } satisfies ComponentProps<'form'>,
  }
}
