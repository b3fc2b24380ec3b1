import type { FormName } from './formNames.ts'

/** What thanks are given for, each on a page of its own: a static page can't read in its query what was sent. */
export const thankedForms = ['contact', 'quote', 'newsletter'] as const

export type ThankedForm = (typeof thankedForms)[number]

/** The page that says thanks for anything, without language; below it there is one for each form. */
export const THANKS_PATH = '/thank-you'

/** The query that says to script which form the browser has sent. */
export const sentQuery = (form: FormName) => `sent=${form}`

/** The page that says thanks for a form, without language: `/thank-you/newsletter` for `newsletter-footer`. */
export const thanksPathOf = (formName: FormName | ThankedForm) => `${THANKS_PATH}/${formName.replace(/-.*/, '')}`

/** The form that a page says thanks for. */
export function thankedFormOf(path: string): ThankedForm | undefined {
  return thankedForms.find((form) => thanksPathOf(form) === path)
}
