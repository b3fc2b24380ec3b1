import { readText } from '../content/texts.ts'

/** By the names of fields, the texts that label them in the forms. */
const labels: ReadonlyMap<string, `${string}:${string}`> = new Map(
  Object.entries({
    reference: 'formMessages:receipt.reference',
    email: 'forms:email',
    name: 'forms:contact.name',
    company: 'forms:contact.company',
    phone: 'forms:contact.phone',
    message: 'forms:contact.message',
    newsletter: 'forms:contact.newsletter',
    service: 'quote:fields.service',
    documentType: 'quote:fields.documentType',
    sourceLang: 'quote:fields.sourceLang',
    targetLang: 'quote:fields.targetLang',
    deadline: 'quote:fields.deadline',
    place: 'quote:fields.place',
    certified: 'quote:fields.certified',
    agreementFirst: 'quote:fields.agreementFirst',
    filesLink: 'quote:fields.filesLink',
    notes: 'quote:fields.notes',
  }),
)

/** What a field is called in the form that it came from, in English, as all of the inbox; undefined where it is of none. */
export function labelOf(name: string): string | undefined {
  const key = labels.get(name)
  return key && readText('.', 'en', key)
}
