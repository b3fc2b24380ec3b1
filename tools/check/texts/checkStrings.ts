import { adviseOn, diagnose, type Diagnostic, shorten } from '../../content/diagnostics.ts'
import { placeOf, type StringsFile, type StringsText } from '../../content/stringsFile.ts'
import { suggest } from '../../content/suggest.ts'
import {
  findBraces,
  findNestedTexts,
  placeholdersOf,
  pluralFormOf,
  withoutPluralForm,
} from '../../content/texts/insertions.ts'
import type { ProjectCode } from '../readCode.ts'
import { compareLanguages } from './compareLanguages.ts'

/**
 * Checks the interface texts: each file by itself, and against the other languages. What leaves a
 * page without a text is reported by tools/content/texts; a file that could not be read completely is not compared.
 */
export function checkStrings(files: readonly StringsFile[], code: ProjectCode): Diagnostic[] {
  const used = new Set(files.flatMap(({ texts }) => texts.flatMap(({ value }) => placeholdersOf(value))))
  return files.flatMap((file) => [
    ...compareLanguages(file, files),
    ...file.texts.flatMap((text) => checkText(file, text, { code, used })),
    ...(file.isWhole ? checkPluralForms(file) : []),
  ])
}

/** Tags and entities, which pages would show literally. */
const HTML = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#x?[\da-f]+);/gi

/**
 * Reports an empty text, HTML, braces that are not a placeholder, and placeholders that nothing fills.
 *
 * @param used the names of the placeholders of all texts, to suggest
 */
function checkText(
  file: StringsFile,
  text: StringsText,
  { code, used }: { readonly code: ProjectCode; readonly used: ReadonlySet<string> },
): Diagnostic[] {
  const { key, value } = text
  if (value.trim() === '') return [diagnose('text-wrong_empty', placeOf(file, text), { key })]
  const braces = findBraces(value)
  const known = braces.length === 0 ? new Set<string>() : code.placeholdersOf(Object.values(namesOf(file, text)).flat())
  return [
    ...braces
      .filter(({ isSound, name }) => !isSound || !known.has(name))
      .map(({ at, written, name, isSound }) => {
        const place = placeOf(file, text, at)
        const values = { key, written: shorten(written) }
        if (!isSound) return diagnose('placeholder-wrong', place, { ...values, near: `{{${name || '…'}}}` })
        const others = [...used].filter((one) => known.has(one))
        const near = suggest(name, known)
        const advice = adviseOn(name, near === undefined ? others : [near], file.file)
        return diagnose('placeholder-wrong_unknown', place, { ...values, advice })
      }),
    ...Array.from(value.matchAll(HTML), ({ 0: html, index }) =>
      diagnose('text-wrong_html', placeOf(file, text, index), { key, html: shorten(html) }),
    ),
  ]
}

/** Reports plural forms that the language does not have, and missing forms that it does have. */
function checkPluralForms(file: StringsFile): Diagnostic[] {
  const keys = new Set(file.texts.map(({ key }) => key))
  return file.texts.flatMap((text) => {
    const form = pluralFormOf(text.key)
    if (form === undefined) return []
    const stem = text.key.slice(0, -form.length)
    const type = stem.endsWith('_ordinal_') ? 'ordinal' : 'cardinal'
    const forms: readonly string[] = new Intl.PluralRules(file.locale, { type }).resolvedOptions().pluralCategories
    const place = placeOf(file, text)
    if (!forms.includes(form)) {
      const right = forms.map((one) => stem + one).join(', ')
      return diagnose('text-plural', place, { key: text.key, forms: right })
    }
    const missing = forms.filter((one) => !keys.has(stem + one))
    // Reported once, at the first form that exists.
    const isFirst = forms.find((one) => keys.has(stem + one)) === form
    return isFirst ? missing.map((one) => diagnose('text-plural_missing', place, { key: stem + one })) : []
  })
}

/**
 * Reports texts that nothing shows: the code quotes neither their key nor a parent key, and no other text or document nests
 * them, `$t(facts:price)`.
 *
 * @param ofDocuments the names of the texts that documents show
 */
export function listUnused(
  files: readonly StringsFile[],
  { names }: ProjectCode,
  ofDocuments: ReadonlySet<string>,
): Diagnostic[] {
  const ofTexts = new Set(files.flatMap(({ source }) => findNestedTexts(source)).map(({ target }) => target))
  const isNested = (name: string) => ofTexts.has(name) || ofDocuments.has(name)
  return files
    .filter(({ isWhole }) => isWhole)
    .flatMap((file) =>
      file.texts.flatMap((text) => {
        const { above, own } = namesOf(file, text)
        if (above.some(names) || own.some((name) => isNested(name) || names(name))) return []
        return diagnose('text-unused', placeOf(file, text), { key: text.key })
      }),
    )
}
/** Returns the names of a text and of the groups around it, without and with their file. */
function namesOf(file: StringsFile, { key }: StringsText) {
  // Texts and code read the namespace `iso` from one of two files.
  const namespace = file.namespace === 'isoCertified' ? 'iso' : file.namespace
  const parts = withoutPluralForm(key).split('.')
  const above = parts.map((_, index) => parts.slice(0, index + 1).join('.'))
  return { above, own: above.map((name) => `${namespace}:${name}`) }
}
