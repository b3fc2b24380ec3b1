/** The four forms; the ids of a form's fields begin with its name, so that several forms can share a page. */
export type FormName = 'contact' | 'quote' | 'newsletter-section' | 'newsletter-footer'
