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
} from './insertions.ts'
import { placeOf, type StringsFile, type StringsText } from '../../content/stringsFile.ts'

/**
 * Checks the texts of the interface: each file by itself, and against the other languages. Of a file that is not whole, only its
 * own errors are reported.
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

/** Tags and entities: pages would show them as they are written. */
const HTML = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#x?[\da-f]+);/gi

/**
 * Reports a text that is empty, has HTML, braces that are no placeholder, or a placeholder that nothing fills.
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

/** Reports forms for numbers that the language lacks, and forms of the language that are missing. */
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
    // Reported once, for the first form that there is.
    const isFirst = forms.find((one) => keys.has(stem + one)) === form
    return isFirst ? missing.map((one) => diagnose('text-form-missing', place, { key: stem + one })) : []
  })
}

/**
 * Returns the texts that nothing but documents could show: neither their key nor one above it stands between quotes in the code, and
 * no other text nests them, `$t(facts:price)`. Each is reported by its diagnostic unless a document shows one of its names.
 */
export function listUnused(files: readonly StringsFile[], { names }: ProjectCode) {
  const nested = new Set(files.flatMap(({ source }) => findNestedTexts(source)).map(({ target }) => target))
  return files
    .filter(({ isWhole }) => isWhole)
    .flatMap((file) => {
      // The namespace `iso` of texts and code is one of two files.
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
 * Reports texts that others show within themselves, `$t(facts:price)`: unclosed, of a text that there is not, of
 * one that shows too many others itself, or whose placeholders nothing would fill.
 */
function checkNestedTexts(files: readonly StringsFile[]): Diagnostic[] {
  return locales.flatMap((locale) => {
    const own = files.filter((file) => file.locale === locale)
    const texts = new Map(
      own.flatMap(({ namespace, texts: inFile }) => inFile.map(({ key, value }) => [`${namespace}:${key}`, value])),
    )
    const counted = new Set([...texts.keys()].filter((name) => pluralFormOf(name)).map(withoutPluralForm))
    // In a file that cannot be read there may be others.
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
      // One text shows another that shows a third; a fourth would be the beginning of a circle.
      const inner = within.flatMap(findNestedTexts)[0]?.written ?? (unfilled && `{{${unfilled}}}`)
      const values = { key: text.key, written: shorten(written), name: shorten(inner ?? '') }
      return inner ? [diagnose('text-nested-unfilled', place, values)] : []
    }
    return own.flatMap((file) =>
      file.texts.flatMap((text) => findNestedTexts(text.value).flatMap((nested) => checkNested(file, text, nested))),
    )
  })
}

/** Returns what is wrong with a text that is shown within another, if it is not closed or not among those known. */
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
