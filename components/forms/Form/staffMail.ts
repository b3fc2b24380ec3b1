import { formatDay } from '../../../renderer/formatDay.ts'
import { ATTACHMENT, type FormName } from '../../../renderer/formNames.ts'
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

/** The fields in the order in which staff need them. Those that are missing here follow under their own names. */
const ORDER = [
  'reference',
  'name',
  'company',
  'email',
  'phone',
  'service',
  'documentType',
  'sourceLang',
  'targetLang',
  'deadline',
  'flexible',
  'words',
  'place',
  'filesLink',
  'certified',
  'agreementFirst',
  'message',
  'notes',
  'newsletter',
  'estimate',
  'language',
  'page',
] as const

type Label = (typeof ORDER)[number]

/** Fields whose names are fixed, or read by script, and are the same words in the language of the staff. */
const OWN_WORDS: ReadonlySet<string> = new Set<Label>(['reference', 'email', 'message'])

/** Fields whose names are fixed: filters of mail programs know them. They follow once more under these names. */
const FIXED: ReadonlySet<string> = new Set<Label>([
  'name',
  'company',
  'phone',
  'documentType',
  'sourceLang',
  'targetLang',
  'deadline',
  'newsletter',
])

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
 * Rewrites a message as the mail that staff read: a subject that tells messages apart, then rows in the order of use, with
 * names and values in the language of the staff, the files last. The service makes a table of two columns of it.
 *
 * @param message has a reference; is changed
 * @param hashes the SHA-256 of the files; empty where the browser can't compute it
 */
export function writeForStaff(form: FormName, message: FormData, t: StaffTexts, hashes: readonly string[]): void {
  const entries = [...message]
  const read = (name: string) => String(message.get(name) ?? '')
  const isFile = ([name]: (typeof entries)[number]) => new RegExp(`^${ATTACHMENT}\\d*$`).test(name)
  const isOrdered = (name: string) => ORDER.some((known) => known === name)
  const files = entries.filter(isFile)
  const settings = entries.filter(([name]) => name.startsWith('_'))
  const others = entries.filter((entry) => !isOrdered(entry[0]) && !settings.includes(entry) && !isFile(entry))
  const rows = ORDER.filter((name) => read(name) !== '').map((name) => [
    OWN_WORDS.has(name) ? name : t(`labels.${name}`),
    describeValue(name, read(name), t),
  ])
  const copies = entries.filter(([name, value]) => FIXED.has(name) && value !== '')
  const subject = subjectOf(form, read, t)

  for (const [name] of entries) message.delete(name)
  const told = [...rows, ...copies, ...others, ...describeFiles(files, t, hashes)]
  for (const [name = '', value = ''] of [...told, ...settings, ...files]) message.append(name, value)
  message.set(settingNames.subject, subject)
}

function describeValue(name: Label, value: string, t: StaffTexts): string {
  if (name === 'language') return new Intl.DisplayNames(STAFF_LOCALE, { type: 'language' }).of(value) ?? value
  if (name === 'deadline' && /^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value, STAFF_LOCALE)
  return ['flexible', 'certified', 'agreementFirst', 'newsletter'].includes(name) && value === 'yes' ? t('yes') : value
}

function describeFiles(
  entries: ReadonlyArray<readonly [string, FormDataEntryValue]>,
  t: StaffTexts,
  hashes: readonly string[],
): ReadonlyArray<readonly [label: string, value: string]> {
  const files = entries.flatMap(([, file]) => (file instanceof File && file.name !== '' ? [file] : []))
  if (files.length === 0) return []
  const described = files.map(({ name, size }, index) => {
    const hash = hashes[index]
    const values = { name, size: t('file.size', { count: size }) }
    return [
      t('file.label', { number: index + 1 }),
      hash ? t('file.whole', { ...values, hash }) : t('file.value', values),
    ] as const
  })
  return [[t('files'), String(files.length)], ...described]
}

function subjectOf(form: FormName, read: (name: string) => string, t: StaffTexts): string {
  const line = (name: string) => read(name).replace(/\s+/g, ' ').trim().slice(0, NAME_LENGTH)
  return t(`subjects.${form}`, {
    reference: line('reference'),
    name: line('name') || line('email'),
    source: line('sourceLang'),
    target: line('targetLang'),
  })
}
