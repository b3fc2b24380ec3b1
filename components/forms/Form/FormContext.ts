import { createContext, useContext } from 'react'
import type { useForm } from './useForm.ts'

const Context = createContext<ReturnType<typeof useForm> | null>(null)

export const FormProvider = Context

/** Returns the state of the form that a field is in, and its handlers. */
export function useFormSetting() {
  const setting = useContext(Context)
  if (!setting) throw new Error('A field belongs in a <Form>.')
  return setting
}
