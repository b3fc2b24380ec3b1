import { agencyDetailNames } from '../../../renderer/agencyDetails.ts'
import { locales } from '../../../renderer/languages.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { shorten } from '../../content/shorten.ts'
import { diagnose, nearest, type Place } from '../../content/diagnose.ts'
import type { ProjectCode } from '../readCode.ts'
import { compareLanguages } from './compareLanguages.ts'
import {
  findBraces,
  findNestedTexts,
  type NestedText,
  placeholdersOf,
  pluralFormOf,
  withoutPluralForm,
} from '../../content/texts/insertions.ts'
import { placeOf, type StringsFile, type StringsText } from '../../content/stringsFile.ts'

/**
 * Checks the interface texts: each file by itself, and against the other languages. A file that could not be read
 * completely is not compared.
 */
export function checkStrings(files: readonly StringsFile[], code: ProjectCode): Diagnostic[] {
  return [
    ...files.flatMap((file) => [
      ...file.diagnostics,
      ...compareLanguages(file, files),
      ...file.texts.flatMap((text) => checkText(file, text, code.words)),
      ...(file.isWhole ? checkPluralForms(file) : []),
    ]),
    ...checkNestedTexts(files),
  ]
}

/** Tags and entities, which pages would show literally. */
const HTML = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#x?[\da-f]+);/gi

/**
 * Reports an empty text, HTML, braces that are not a placeholder, and placeholders that nothing fills.
 *
 * @param known the names that placeholders may have
 */
function checkText(file: StringsFile, text: StringsText, known: ReadonlySet<string>): Diagnostic[] {
  const { key, value } = text
  if (value.trim() === '') return [diagnose('text-empty', placeOf(file, text), { key })]
  return [
    ...findBraces(value)
      .filter(({ isSound, name }) => !isSound || !known.has(name))
      .map(({ at, written, name, isSound }) => {
        const near = `{{${isSound ? nearest(name, known) : name || '…'}}}`
        const rule = isSound ? 'placeholder-unknown' : 'placeholder-malformed'
        return diagnose(rule, placeOf(file, text, at), { key, written: shorten(written), near })
      }),
    ...Array.from(value.matchAll(HTML), ({ 0: html, index }) =>
      diagnose('text-with-html', placeOf(file, text, index), { key, html: shorten(html) }),
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
      return diagnose('text-form-impossible', place, { key: text.key, forms: right })
    }
    const missing = forms.filter((one) => !keys.has(stem + one))
    // Reported once, at the first form that exists.
    const isFirst = forms.find((one) => keys.has(stem + one)) === form
    return isFirst ? missing.map((one) => diagnose('text-form-missing', place, { key: stem + one })) : []
  })
}

/**
 * Returns the texts that only documents can show: the code quotes neither their key nor a parent key, and no other text
 * nests them, `$t(facts:price)`. The diagnostic of each applies unless a document shows one of its names.
 */
export function listUnused(files: readonly StringsFile[], { names }: ProjectCode) {
  const nested = new Set(files.flatMap(({ source }) => findNestedTexts(source)).map(({ target }) => target))
  return files
    .filter(({ isWhole }) => isWhole)
    .flatMap((file) => {
      // Texts and code read the namespace `iso` from one of two files.
      const namespace = file.namespace === 'isoCertified' ? 'iso' : file.namespace
      return file.texts.flatMap((text) => {
        const parts = withoutPluralForm(text.key).split('.')
        const above = parts.map((_, index) => parts.slice(0, index + 1).join('.'))
        const own = above.map((name) => `${namespace}:${name}`)
        if (above.some(names) || own.some((name) => nested.has(name) || names(name))) return []
        return { names: own, diagnostic: diagnose('text-unused', placeOf(file, text), { key: text.key }) }
      })
    })
}

/**
 * Reports mistakes in nested texts, `$t(facts:price)`: unclosed ones, unknown ones, nesting that is too deep, and
 * placeholders that nothing fills.
 */
function checkNestedTexts(files: readonly StringsFile[]): Diagnostic[] {
  return locales.flatMap((locale) => {
    const own = files.filter((file) => file.locale === locale)
    const texts = new Map(
      own.flatMap(({ namespace, texts: inFile }) => inFile.map(({ key, value }) => [`${namespace}:${key}`, value])),
    )
    const counted = new Set([...texts.keys()].filter((name) => pluralFormOf(name)).map(withoutPluralForm))
    // A file that cannot be read may contain other texts.
    const unreadable = new Set(own.filter(({ isWhole }) => !isWhole).map(({ namespace }) => namespace))
    const checkNested = (file: StringsFile, text: StringsText, nested: NestedText): Diagnostic[] => {
      const { at, target, written } = nested
      if (unreadable.has(target.split(':')[0] ?? '')) return []
      const place = placeOf(file, text, at)
      const filled = new Set([
        ...placeholdersOf(text.value),
        ...agencyDetailNames,
        pluralFormOf(text.key) ? 'count' : '',
      ])
      const isThere = texts.has(target) || (counted.has(target) && filled.has('count'))
      const wrong = describeUnknown(nested, place, isThere ? [target] : texts.keys())
      if (wrong) return [wrong]
      const shown = texts.get(target) ?? ''
      const within = findNestedTexts(shown).map((other) => texts.get(other.target) ?? '')
      const unfilled = [shown, ...within].flatMap(placeholdersOf).find((name) => !filled.has(name))
      // A text may nest a second one, and that a third; a fourth level may be the start of a cycle.
      const inner = within.flatMap(findNestedTexts)[0]?.written ?? (unfilled && `{{${unfilled}}}`)
      const values = { key: text.key, written: shorten(written), name: shorten(inner ?? '') }
      return inner ? [diagnose('text-nested-unfilled', place, values)] : []
    }
    return own.flatMap((file) =>
      file.texts.flatMap((text) => findNestedTexts(text.value).flatMap((nested) => checkNested(file, text, nested))),
    )
  })
}

/** Returns the diagnostic of a nested text that is unclosed or unknown; undefined for any other. */
export function describeUnknown(
  { written, target, isClosed }: NestedText,
  place: Place,
  known: Iterable<string>,
): Diagnostic | undefined {
  if (!isClosed) {
    return diagnose('shown-text-unclosed', place, { name: /^\$t\([\w:.-]*/.exec(written)?.[0] ?? '$t(' })
  }
  const near = nearest(target, known)
  return near === target ? undefined : diagnose('shown-text-unknown', place, { written: shorten(written), near })
}
