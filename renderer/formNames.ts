/** The four forms; the ids of a form's fields begin with its name, so that several forms can share a page. */
export const formNames = ['contact', 'quote', 'newsletter-section', 'newsletter-footer'] as const

export type FormName = (typeof formNames)[number]
