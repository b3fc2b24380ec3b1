import type { Diagnostic } from '../diagnostics.ts'
import type { ParsedText } from './parseTexts.ts'
import { pluralFormOf, pluralFormsOf } from './pluralForms.ts'
import type { StringsFile } from './readStringsFile.ts'

/** Forms for numbers (`pages_one`, `pages_other`) that the language has not got, and those of it that are missing. */
export function checkPluralForms(file: StringsFile): Diagnostic[] {
  const groups = new Map<string, ParsedText[]>()
  for (const text of file.texts) {
    const form = pluralFormOf(text.key)
    if (form === undefined) continue
    const stem = text.key.slice(0, -form.length)
    groups.set(stem, [...(groups.get(stem) ?? []), text])
  }
  return [...groups].flatMap(([stem, texts]) => checkGroup(file, stem, texts))
}

/** @param stem what comes before the form: `pages_` */
function checkGroup(file: StringsFile, stem: string, texts: readonly ParsedText[]): Diagnostic[] {
  const forms = pluralFormsOf(file.locale, stem)
  const impossible = texts.filter(({ key }) => !forms.has(key.slice(stem.length)))
  const missing = [...forms].filter(([form]) => !texts.some(({ key }) => key === `${stem}${form}`))
  const [first] = texts
  return [
    ...impossible.map(({ key, from }) =>
      file.describe({
        at: from,
        message: `${key}: no number takes this form in this language. Delete it; there are: ${[...forms.keys()].map((form) => `${stem}${form}`).join(', ')}`,
      }),
    ),
    ...(first && file.isWhole
      ? missing.map(([form, number]) =>
          file.describe({ at: first.from, message: `${stem}${form}: is missing, for ${number}. Add it` }),
        )
      : []),
  ]
}
