import { expect, test } from 'vitest'
import type { FormName } from '../../../renderer/formNames.ts'
import { chooseText } from '../../../renderer/islands/chooseText.ts'
import { openTexts, readTexts } from '../../../tools/content/texts.ts'
import { type StaffTexts, writeForStaff } from './staffMail.ts'

const texts = readTexts(openTexts(process.cwd()), 'fr', 'staffMail')
const t: StaffTexts = (key, values = {}) => chooseText(texts, key, values, 'fr')

/** The message of a form as the service gets it. */
function write(form: FormName, fields: Readonly<Record<string, string | File>>) {
  const message = new FormData()
  for (const [name, value] of Object.entries(fields)) message.append(name, value)
  writeForStaff(form, message, t)
  return [...message].map(([name, value]) => [name, value instanceof File ? value.name : value.replaceAll(/\s/g, ' ')])
}

const settings = { _captcha: 'false', _subject: 'New quote request', _replyto: 'zoe@example.com' }
const origin = { reference: 'BD9-6PJ6', language: 'en', page: 'https://example.com/en/requestaquote' }

test('a quote: a row for each field, in French but for the names of the specification, then the files', () => {
  const fields = {
    ...settings,
    ...origin,
    service: 'Traduction juridique',
    documentType: 'Contract',
    deadline: '2026-12-01',
    email: 'zoe@example.com',
    filesLink: '',
    certified: 'yes',
    name: 'Zoé N.',
    sourceLang: 'anglais',
    targetLang: 'français',
    estimate: 'Two files',
    submissionId: 'abc',
    yourEmail: 'zoe@example.com',
    attachment: new File(['x'.repeat(2000)], 'a.pdf'),
    attachment2: new File(['x'], 'b.pdf'),
  }
  expect(write('quote', fields)).toEqual([
    ['_captcha', 'false'],
    ['_subject', 'Devis BD9-6PJ6, Zoé N., anglais vers français'],
    ['_replyto', 'zoe@example.com'],
    ['reference', 'BD9-6PJ6'],
    ['Langue de la page', 'anglais'],
    ['Page', 'https://example.com/en/requestaquote'],
    ['Service', 'Traduction juridique'],
    ['documentType', 'Contract'],
    ['deadline', '2026-12-01'],
    ['email', 'zoe@example.com'],
    ['Traduction certifiée', 'oui'],
    ['name', 'Zoé N.'],
    ['sourceLang', 'anglais'],
    ['targetLang', 'français'],
    ['Estimation', 'Two files'],
    ['submissionId', 'abc'],
    ['yourEmail', 'zoe@example.com'],
    ['Pièces jointes', 'a.pdf (2 ko), b.pdf (1 ko)'],
    ['attachment', 'a.pdf'],
    ['attachment2', 'b.pdf'],
  ])
})

test.each([
  [
    'contact',
    { name: 'Zoé\r\nBcc: x@example.com', email: 'z@example.com' },
    'Message BD9-6PJ6, Zoé Bcc: x@example.com',
  ],
  ['quote', { sourceLang: 'a', targetLang: 'b', email: 'z@example.com' }, 'Devis BD9-6PJ6, z@example.com, a vers b'],
  ['newsletter-section', { email: 'z@example.com' }, 'Abonnement à la lettre d’information BD9-6PJ6, z@example.com'],
  [
    'newsletter-footer',
    { email: 'z@example.com' },
    'Abonnement à la lettre d’information (pied de page) BD9-6PJ6, z@example.com',
  ],
] as const)('the subject of %s carries the reference and the name in one line', (form, fields, subject) => {
  expect(write(form, { ...settings, reference: 'BD9-6PJ6', ...fields })).toContainEqual(['_subject', subject])
})

test('a field that nobody has named arrives under its own name', () => {
  expect(write('contact', { ...settings, colour: 'red' })).toContainEqual(['colour', 'red'])
})
