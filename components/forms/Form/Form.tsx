import type { ReactNode } from 'react'
import type { WithSlot } from '../../../renderer/islands/defineIsland.ts'
import { FormView } from './FormView.tsx'
import type { FormName } from '../../../renderer/formNames.ts'
import { useForm } from './useForm.ts'

/** What the server gives the island of a form. */
export type FormIslandProps = {
  readonly name: FormName
  /** Where it is posted. */
  readonly address: string
}

/** What a form shows; its slot holds the hidden fields. */
export interface FormProps extends FormIslandProps, WithSlot {
  /** One or two sentences on what becomes of the data, before the link to the confidentiality page. */
  readonly notice: string
  readonly submitLabel: string
  /** Its fields. */
  readonly children: ReactNode
}

/**
 * A form that the browser sends by itself: it needs no script to reach the agency and to come back in its language.
 * Script adds messages of our own, a memory for what was typed, and sending without leaving the page, so that a failure
 * loses nothing.
 */
export function Form(props: FormProps) {
  return <FormView {...props} {...useForm(props.name)} />
}
