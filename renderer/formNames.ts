/** The four forms; the ids of a form's fields start with its name, so that a page can have several forms. */
export const formNames = ['contact', 'quote', 'newsletter-section', 'newsletter-footer'] as const

export type FormName = (typeof formNames)[number]
