import { createContext, useContext, type ChangeEvent } from 'react'
import type { FormName } from '../../../renderer/formNames.ts'
import { emptyForm, type FormState } from './formState.ts'

/** What the fields of a form know of it. */
export interface FormSetting {
  readonly name: FormName
  /** What the ids of its parts begin with: its name, unless the page shows it more than once. */
  readonly id: string
  readonly state: FormState
  /** The visitor's own day, `2026-11-21`, before which no deadline can be; undefined where there is no visitor yet. */
  readonly today?: string | undefined
  /** A file is held over the form. */
  readonly isDraggedOver?: boolean
  readonly onChoose?: (event: ChangeEvent<HTMLInputElement>) => void
  /** @param index its place in the list */
  readonly onRemove?: (index: number) => void
  /** Takes the e-mail address that was probably meant. */
  readonly onTakeEmail?: (email: string) => void
}

const Context = createContext<FormSetting>({ name: 'contact', id: 'contact', state: emptyForm })

export const FormProvider = Context

export function useFormSetting(): FormSetting {
  return useContext(Context)
}
