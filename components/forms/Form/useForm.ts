import { type ComponentProps, createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { FormName } from '../../../renderer/formNames.ts'
import { useAnnouncer } from '../../../renderer/islands/announcer.ts'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { beginSession, type FormSession } from './formSession.ts'
import { emptyForm, errorsOf } from './formState.ts'
import { useStatusFocus } from './useStatusFocus.ts'

/** Returns the state of a form and its handlers; the form is enhanced as soon as it is mounted. */
export function useForm(name: FormName) {
  const t = useTexts('formMessages')
  const [state, show] = useState(() => emptyForm(name))
  /** Undefined on the server, and in the first render. */
  const [session, setSession] = useState<FormSession>()
  const formRef = useRef<HTMLFormElement>(null)
  const panelRef = useRef<HTMLDivElement>(null)
  const { status: statusRef, say: sayStatus } = useAnnouncer()
  // Counts and checks that end meanwhile must not drown out that the form is being sent, or was.
  const say = useCallback<typeof sayStatus>(
    (...sentences) => {
      if (!formRef.current?.dataset['state']) sayStatus(...sentences)
    },
    [sayStatus],
  )

  // A task of its own, after that of hydration.
  useEffect(() => {
    if (formRef.current) setSession(beginSession(formRef.current, name, { show, say, t }))
  }, [name, say, t])
  useStatusFocus(state, { formRef, panelRef, say: sayStatus })

  return {
    name,
    state,
    errors: errorsOf(state),
    session,
    formRef,
    panelRef,
    statusRef,
    /** Announces something to screen readers. */
    say,
    onSubmit: ((event) => {
      // Until then, the browser sends it, and where something else fails.
      if (!session || 'native' in event.currentTarget.dataset) return
      event.preventDefault()
      void session.submit()
    }) satisfies ComponentProps<'form'>['onSubmit'],
  }
}

export const FormContext = createContext<ReturnType<typeof useForm> | null>(null)

/** Returns the state of the form that a field is in, and its handlers. */
export function useFormSetting() {
  const setting = useContext(FormContext)
  if (!setting) throw new Error('A field belongs in a <Form>.')
  return setting
}
