import type { Locale } from '../../../renderer/languages.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { tell } from '../tell.ts'
import { placeOf, type StringsFile, type StringsText } from './stringsFile.ts'

/** https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules, as i18next writes them. */
const FORM = /_(?:ordinal_)?(zero|one|two|few|many|other)$/

/** Returns the name that the forms of a text share: `pages` of `pages_one` and `pages_other`. */
export function withoutPluralForm(key: string): string {
  return key.replace(FORM, '')
}

/** Returns the form that a key is for: `many` of `pages_many`. */
export function pluralFormOf(key: string): string | undefined {
  return FORM.exec(key)?.[1]
}

/** Reports forms for numbers that the language lacks, and forms of the language that are missing. */
export function checkPluralForms(file: StringsFile): Diagnostic[] {
  const counted = file.texts.filter(({ key }) => pluralFormOf(key) !== undefined)
  const stemOf = ({ key }: StringsText) => key.slice(0, -(pluralFormOf(key) ?? '').length)
  const stems = new Set(counted.map(stemOf))
  return [...stems].flatMap((stem) =>
    checkGroup(
      file,
      stem,
      counted.filter((text) => stemOf(text) === stem),
    ),
  )
}

/** @param stem what comes before the form: `pages_` */
function checkGroup(file: StringsFile, stem: string, texts: readonly StringsText[]): Diagnostic[] {
  const forms = formsOf(file.locale, stem)
  const [first] = texts
  return [
    ...texts
      .filter(({ key }) => !forms.includes(key.slice(stem.length)))
      .map((text) =>
        tell('text-form-impossible', placeOf(file, text), {
          key: text.key,
          forms: forms.map((form) => stem + form).join(', '),
        }),
      ),
    ...forms
      .filter((form) => first && !texts.some(({ key }) => key === stem + form))
      .map((form) => tell('text-form-missing', first ? placeOf(file, first) : file, { key: stem + form })),
  ]
}

function formsOf(locale: Locale, stem: string): string[] {
  const type = stem.includes('_ordinal_') ? 'ordinal' : 'cardinal'
  return new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories
}
