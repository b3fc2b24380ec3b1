/** The four forms; the ids of a form's fields start with its name, so that a page can have several forms. */
export const formNames = ['contact', 'quote', 'newsletter-section', 'newsletter-footer'] as const

export type FormName = (typeof formNames)[number]

/** Returns whether a text, such as the attribute of a form, is the name of one. */
export function isFormName(value: string | null | undefined): value is FormName {
  return formNames.some((name) => name === value)
}

/** The field of the documents that go along with a form. */
export const ATTACHMENT = 'attachment'
