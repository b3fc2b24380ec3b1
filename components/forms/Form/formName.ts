import { formNames, type FormName } from '../../../renderer/formNames.ts'

/** The field of the document that goes along with a form. */
export const ATTACHMENT = 'attachment'

/** Whether a text, such as the attribute of a form, is the name of one. */
export function isFormName(value: string | undefined): value is FormName {
  return formNames.some((name) => name === value)
}
