import { formatSize } from '../../../renderer/formatSize.ts'
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

/** Boxes that were ticked; the specification names one of them. */
const TICKED: ReadonlySet<string> = new Set(['newsletter', 'flexible', 'certified', 'agreementFirst'])

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
 * filled in, in the order of the form and the language of the staff, and one with the names and sizes of the files, so that
 * they see if the service has dropped one. The service makes a table of two columns of it.
 *
 * @param message has a reference; is changed
 */
export function writeForStaff(form: FormName, message: FormData, t: StaffTexts): void {
  const subject = subjectOf(form, message, t)
  const entries = [...message].filter(([name]) => !name.startsWith('_'))
  const files = entries.flatMap(([name, value]) => (value instanceof File ? [[name, value] as const] : []))
  for (const [name] of entries) message.delete(name)
  for (const [name, value] of entries) {
    if (typeof value !== 'string' || value === '') continue
    const label = LABELLED.find((one) => one === name)
    message.append(label ? t(`labels.${label}`) : name, describeValue(name, value, t))
  }
  const described = files.map(([, { name, size }]) => `${name} (${formatSize(size, STAFF_LOCALE)})`)
  if (files.length > 0) message.append(t('files'), described.join(', '))
  for (const [name, value] of files) message.append(name, value)
  message.set(settingNames.subject, subject)
}

function describeValue(name: string, value: string, t: StaffTexts): string {
  if (name === 'language') return new Intl.DisplayNames(STAFF_LOCALE, { type: 'language' }).of(value) ?? value
  return TICKED.has(name) ? t('yes') : value
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
