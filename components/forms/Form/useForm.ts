import {
  type ComponentProps,
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { FormName } from '../../../renderer/formNames.ts'
import { useAnnouncer } from '../../../renderer/islands/announcer.ts'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { beginSession, type FormSession } from './formSession.ts'
import { type FormState, initialState } from './formState.ts'
import { reveal } from './reveal.ts'

/** Returns the state of a form and its handlers; the form is enhanced as soon as it is mounted. */
export function useForm(name: FormName) {
  const t = useTexts('formMessages')
  const [state, setState] = useState(initialState)
  /** Undefined on the server, and in the first render. */
  const [session, setSession] = useState<FormSession>()
  const formRef = useRef<HTMLFormElement>(null)
  const panelRef = useRef<HTMLDivElement>(null)
  const { status: statusRef, say } = useAnnouncer()

  // A task of its own, after that of hydration.
  useEffect(() => {
    const form = formRef.current
    if (!form) return undefined
    const begun = beginSession(form, name, { show: setState, say, t })
    setSession(begun)
    return begun.end
  }, [name, say, t])

  const { errors } = state
  const fields = useMemo(() => ({ form: name, errors }), [name, errors])
  useStatusFocus(name, state, { formRef, panelRef, say })

  return {
    name,
    /** The value of FieldContext. */
    fields,
    state,
    session,
    formRef,
    panelRef,
    statusRef,
    /** Announces something to screen readers. */
    say,
    events: {
      onSubmit: (event) => {
        const { currentTarget: form } = event
        // Until then, the browser sends it, and where something else fails.
        if (!session || 'native' in form.dataset) return
        event.preventDefault()
        void session.submit()
      },
      onInput: ({ target }) => session?.edit(target),
      onBlur: ({ target }) => session?.leave(target),
    } satisfies ComponentProps<'form'>,
  }
}

interface StatusElements {
  readonly formRef: RefObject<HTMLFormElement | null>
  /** The panel that shows the status. */
  readonly panelRef: RefObject<HTMLDivElement | null>
  readonly say: (...messages: readonly string[]) => void
}

/** Tells screen readers each new status of a form, and moves the focus to what the visitor should read or correct. */
function useStatusFocus(name: FormName, { status, errors }: FormState, { formRef, panelRef, say }: StatusElements) {
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
        return tell(t(`sent.${name}.title`), t(`sent.${name}.text`, { email: status.email }))
      case 'failed': {
        const reason = t(`reasons.${status.reason}`)
        return status.isFound || status.reason === 'online' ? say(reason) : tell(t(`failed.${name}`), reason)
      }
      default:
        return status.isResponse ? tell(t(status.kind)) : say(t(status.kind))
    }
    // The focus does not move for errors that are corrected later.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, say, status, t])
}

export const FormContext = createContext<ReturnType<typeof useForm> | null>(null)

/** What every field needs: the rest of the form changes more often than it has errors. */
export const FieldContext = createContext<ReturnType<typeof useForm>['fields']>({ form: 'contact', errors: {} })

/** Returns the state of the form that a field is in, and its handlers. */
export function useFormSetting() {
  const setting = useContext(FormContext)
  if (!setting) throw new Error('A field belongs in a <Form>.')
  return setting
}
