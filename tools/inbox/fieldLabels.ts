import { readText } from '../content/texts.ts'

/** By the names of fields, the texts that label them in the forms. */
const labels = {
  email: 'email',
  name: 'contact.name',
  company: 'contact.company',
  phone: 'contact.phone',
  message: 'contact.message',
  newsletter: 'contact.newsletter',
  service: 'quote.service',
  documentType: 'quote.documentType',
  sourceLang: 'quote.sourceLang',
  targetLang: 'quote.targetLang',
  deadline: 'quote.deadline',
  place: 'quote.place',
  filesLink: 'quote.filesLink',
  notes: 'quote.notes',
} as const

/** What a field is called in the form that it came from, in English, as all of the inbox; undefined where it is of none. */
export function labelOf(name: string): string | undefined {
  const key: unknown = Object.hasOwn(labels, name) && Reflect.get(labels, name)
  return typeof key === 'string' ? readText('.', 'en', `forms:${key}`) : undefined
}
