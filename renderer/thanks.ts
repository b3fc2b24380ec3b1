import type { FormName } from './formNames.ts'

/** The forms with a confirmation page each: a static page can't read from its query which form was sent. */
export const thankedForms = ['contact', 'quote', 'newsletter'] as const

export type ThankedForm = (typeof thankedForms)[number]

/** The general confirmation page, without language; below it there is one for each form. */
export const THANKS_PATH = '/thank-you'

/** The query with the form that the browser has sent, for script. */
export const sentQuery = (form: FormName) => `sent=${form}`

/** Returns the confirmation page of a form, without language: `/thank-you/newsletter` for `newsletter-footer`. */
export const thanksPathOf = (formName: FormName | ThankedForm) => `${THANKS_PATH}/${formName.replace(/-.*/, '')}`

/** Returns the form of a confirmation page. */
export function thankedFormOf(path: string): ThankedForm | undefined {
  return thankedForms.find((form) => thanksPathOf(form) === path)
}
