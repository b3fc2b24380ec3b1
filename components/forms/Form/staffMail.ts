import type { FormName } from '../../../renderer/formNames.ts'
import { settingNames } from '../../../renderer/formService.ts'
import { chooseText } from '../../../renderer/islands/chooseText.ts'
import type { TextsModule } from '../../../renderer/islands/islandTexts.ts'
import { loadModule } from '../../../renderer/islands/loadModule.ts'
import type { Texts } from '../../../renderer/islands/useTexts.ts'
import { defaultLocale } from '../../../renderer/languages.ts'

/** Staff read their mail in one language, whatever the language of the page is. */
const STAFF_LOCALE = defaultLocale

// Apart from the texts of islands, whose list every island loads.
const textFiles = import.meta.glob<TextsModule>('../../../content/*/strings/staffMail.json', { query: '?texts' })

/** The texts of staffMail.json in the language of the staff. */
export type StaffTexts = Texts<'staffMail'>

/** The fields that staff read under a label; all others keep the names that the specification gives them. */
const LABELLED = [
  'service',
  'flexible',
  'words',
  'place',
  'filesLink',
  'certified',
  'agreementFirst',
  'notes',
  'estimate',
  'language',
  'page',
] as const

/** Fields about the origin of a message, which stand at its end. */
const ORIGIN: ReadonlySet<string> = new Set(['language', 'page', 'submissionId', 'yourEmail'])

/** A subject longer than this is cut by mail programs. */
const NAME_LENGTH = 60

/** Fetches the texts for {@link writeForStaff}. */
export async function loadStaffTexts(): Promise<StaffTexts> {
  const file = textFiles[`../../../content/${STAFF_LOCALE}/strings/staffMail.json`]
  if (!file) throw new Error('The mail for staff has no texts.')
  const { default: texts } = await loadModule(file)
  return (key, values = {}) => chooseText(texts, key, values, STAFF_LOCALE)
}

/**
 * Rewrites a message as the mail that staff read: a subject that tells messages apart, then a row for each field that is
 * filled in, in the order of the form and the language of the staff, and the names and sizes of the files, so that they see
 * if the service has dropped one. The service makes a table of two columns of it.
 *
 * @param message has a reference; is changed
 */
export function writeForStaff(form: FormName, message: FormData, t: StaffTexts): void {
  const subject = subjectOf(form, message, t)
  const entries = [...message]
  const settings = entries.filter(([name]) => name.startsWith('_'))
  const files = entries.flatMap(([name, value]) => (value instanceof File ? [[name, value] as const] : []))
  const rows = entries.flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && !name.startsWith('_') ? [[name, value] as const] : [],
  )
  const placeOf = ([name]: readonly [string, unknown]) => (name === 'reference' ? 0 : ORIGIN.has(name) ? 2 : 1)

  for (const [name] of entries) message.delete(name)
  for (const [name, value] of rows.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    const label = LABELLED.find((one) => one === name)
    if (label) message.append(t(`labels.${label}`), describeValue(label, value, t))
    else message.append(name, value)
  }
  if (files.length > 0) message.append(t('files'), String(files.length))
  for (const [index, [, { name, size }]] of files.entries()) {
    const described = t('file.value', { name, size: t('file.size', { count: size }) })
    message.append(t('file.label', { number: index + 1 }), described)
  }
  for (const [name, value] of [...settings, ...files]) message.append(name, value)
  message.set(settingNames.subject, subject)
}

function describeValue(name: (typeof LABELLED)[number], value: string, t: StaffTexts): string {
  if (name === 'language') return new Intl.DisplayNames(STAFF_LOCALE, { type: 'language' }).of(value) ?? value
  return ['flexible', 'certified', 'agreementFirst'].includes(name) ? t('yes') : value
}

function subjectOf(form: FormName, message: FormData, t: StaffTexts): string {
  const line = (name: string) =>
    String(message.get(name) ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, NAME_LENGTH)
  return t(`subjects.${form}`, {
    reference: line('reference'),
    name: line('name') || line('email'),
    source: line('sourceLang'),
    target: line('targetLang'),
  })
}
