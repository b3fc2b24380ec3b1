import { agencyDetailNames } from '../../../renderer/agencyDetails.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { shorten } from '../../content/shorten.ts'
import { diagnose, nearest } from '../diagnose.ts'
import { checkNestedTexts } from './checkNestedTexts.ts'
import { compareLanguages } from './compareLanguages.ts'
import { findBraces, findNestedTexts, pluralFormOf, withoutPluralForm } from './insertions.ts'
import type { CodeOfTexts } from './readCode.ts'
import { placeOf, type StringsFile } from './stringsFile.ts'
import type { StringsText } from './readJson.ts'

/** Whoever has made more mistakes in one file has made the same again and again. */
const MOST_TOLD = 200

/**
 * Checks the texts of the interface: each file by itself, against the other languages, and against the code that shows them.
 * Of a file that is not whole, only its own errors are reported.
 */
export function checkStrings(files: readonly StringsFile[], code: CodeOfTexts): Diagnostic[] {
  const nested = new Set([
    ...files.flatMap(({ source }) => findNestedTexts(source)).map(({ target }) => target),
    ...code.shown,
  ])
  const diagnostics = [
    ...files.flatMap((file) => [
      ...file.diagnostics,
      ...compareLanguages(file, files),
      ...file.texts.flatMap((text) => checkText(file, text, code.placeholders)),
      ...(file.isWhole ? [...checkPluralForms(file), ...checkUse(file, code, nested)] : []),
    ]),
    ...checkNestedTexts(files, new Set(agencyDetailNames)),
  ]
  return files.flatMap((file) => diagnostics.filter(({ file: path }) => path === file.file).slice(0, MOST_TOLD))
}

/** Whoever has made more mistakes in one text has made the same again and again. */
const MOST_FLAWS = 10
/** Tags and entities: pages would show them as they are written. */
const HTML = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#x?[\da-f]+);/gi
/** Invisible characters that are not typed, and lone surrogates. */
// oxlint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029\ufeff]|\p{Cs}/gu

/**
 * Reports a text that is empty, has HTML, invisible signs, braces that are no placeholder, or a placeholder that nothing fills.
 *
 * @param known the placeholders that the code fills
 */
function checkText(file: StringsFile, text: StringsText, known: ReadonlySet<string>): Diagnostic[] {
  const { key, value } = text
  if (value.trim() === '') return [diagnose('text-empty', placeOf(file, text), { key })]
  const braces = findBraces(value).filter(({ isSound, name }) => !isSound || !known.has(name))
  return [
    ...braces.slice(0, MOST_FLAWS).map(({ at, written, name, isSound }) => {
      const near = `{{${isSound ? nearest(name, known) : name || '…'}}}`
      const rule = isSound ? 'placeholder-unknown' : 'placeholder-malformed'
      return diagnose(rule, placeOf(file, text, at), { key, written: shorten(written), near })
    }),
    ...[...value.matchAll(HTML)].slice(0, MOST_FLAWS).map(({ 0: html, index }) => {
      return diagnose('text-with-html', placeOf(file, text, index), { key, html: shorten(html) })
    }),
    ...[...value.matchAll(INVISIBLE)].slice(0, MOST_FLAWS).map(({ 0: sign, index }) => {
      const code = `U+${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
      return diagnose('text-with-invisible-sign', placeOf(file, text, index), { key, sign: code })
    }),
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
 * Reports texts that nothing shows: neither their key nor one above it stands between quotes in the code, and no other text
 * nests them, `$t(facts:price)`.
 */
function checkUse(file: StringsFile, { names }: CodeOfTexts, nested: ReadonlySet<string>): Diagnostic[] {
  // The namespace `iso` of texts and code is one of two files.
  const namespace = file.namespace === 'isoCertified' ? 'iso' : file.namespace
  const isShown = (key: string) => {
    const parts = withoutPluralForm(key).split('.')
    const above = parts.map((_, index) => parts.slice(0, index + 1).join('.'))
    return above.some((name) => nested.has(`${namespace}:${name}`) || names(`${namespace}:${name}`) || names(name))
  }
  return file.texts
    .filter(({ key }) => !isShown(key))
    .map((text) => diagnose('text-unused', placeOf(file, text), { key: text.key }))
}
