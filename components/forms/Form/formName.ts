/** The four forms; the ids of a form's fields begin with its name, so that several forms can share a page. */
export const formNames = ['contact', 'quote', 'newsletter-section', 'newsletter-footer'] as const

export type FormName = (typeof formNames)[number]

/** The field of the document that goes along with a form. */
export const ATTACHMENT = 'attachment'

/** Whether a text, such as the attribute of a form, is the name of one. */
export function isFormName(value: string | undefined): value is FormName {
  return formNames.some((name) => name === value)
}
