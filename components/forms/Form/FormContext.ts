import { createContext, useContext, type ChangeEvent } from 'react'
import type { FormName } from '../../../renderer/formNames.ts'
import { emptyForm, type FormState } from './formState.ts'

/** The context that a form provides to its fields. */
export interface FormSetting {
  readonly name: FormName
  readonly state: FormState
  /** The visitor's own day, `2026-11-21`, before which no deadline can be; undefined where there is no visitor yet. */
  readonly today?: string | undefined
  /** Says something to screen readers. */
  readonly say?: (...sentences: readonly string[]) => void
  /** A file is held over the form. */
  readonly isDraggedOver?: boolean
  readonly onChoose?: (event: ChangeEvent<HTMLInputElement>) => void
  /** @param index its place in the list */
  readonly onRemove?: (index: number) => void
  /** Takes the e-mail address that was probably meant. */
  readonly onTakeEmail?: (email: string) => void
}

const Context = createContext<FormSetting>({ name: 'contact', state: emptyForm })

export const FormProvider = Context

export function useFormSetting(): FormSetting {
  return useContext(Context)
}
