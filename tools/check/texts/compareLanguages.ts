import { defaultLocale, locales } from '../../../renderer/languages.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { languageName } from '../../content/languageName.ts'
import { shorten } from '../../content/shorten.ts'
import { nearest } from '../nearest.ts'
import { tell, warn } from '../tell.ts'
import { placeholdersOf } from './placeholders.ts'
import { pluralFormOf, withoutPluralForm } from './pluralForms.ts'
import { placeOf, type StringsFile, type StringsText } from './stringsFile.ts'

/** Whoever lacks more texts has copied an old file. */
const MOST_TOLD = 20
/** Shorter texts may well be the same: "Services", "ISO 17100", "Page {{page}}". */
const LEAST_WORDS = 5
/** A name has capitals. */
const LEAST_COMMON_WORDS = 3
/** `pangramFrench` says the same in every language. */
const languageNames = locales.map((locale) => languageName(locale))

/** Reports what a file has that its counterparts in other languages lack, or have with other placeholders or figures, or untranslated. */
export function compareLanguages(file: StringsFile, files: readonly StringsFile[]): Diagnostic[] {
  return locales
    .filter((locale) => locale !== file.locale)
    .flatMap((locale) => {
      const path = `content/${locale}/strings/${file.namespace}.json`
      const other = files.find((candidate) => candidate.file === path)
      if (!other) return tell('texts-without-counterpart', file, { other: path })
      return file.isWhole && other.isWhole ? compareFiles(file, other) : []
    })
}

function compareFiles(file: StringsFile, other: StringsFile): Diagnostic[] {
  const texts = new Map(other.texts.map((text) => [text.key, text]))
  const anyForms = new Map(other.texts.map((text) => [withoutPluralForm(text.key), text]))
  const counterpartOf = ({ key }: StringsText) => {
    const stem = withoutPluralForm(key)
    return texts.get(key) ?? texts.get(`${stem}_other`) ?? anyForms.get(stem)
  }
  const missing = file.texts.filter((text) => !counterpartOf(text)).slice(0, MOST_TOLD)
  const compared = file.texts.flatMap((text) => {
    const counterpart = counterpartOf(text)
    return counterpart ? compareTexts([file, text], [other, counterpart]) : []
  })
  const describeMissing = (text: StringsText) => {
    const near = nearest(text.key, texts.keys())
    return tell('text-missing', placeOf(file, text), { key: text.key, other: other.file, near })
  }
  return [...missing.map(describeMissing), ...compared]
}

type TextOfFile = readonly [file: StringsFile, text: StringsText]

function compareTexts([file, text]: TextOfFile, [other, counterpart]: TextOfFile): Diagnostic[] {
  const { key, value } = text
  const place = placeOf(file, text)
  const there = `${other.file}:${other.positionAt(counterpart.from).line}`
  const [here, elsewhere] = [text, counterpart].map((one) => placeholderList(one, text, counterpart))
  if (here !== elsewhere) {
    return [tell('text-placeholders-differ', place, { key, here: `${here}`, there, other: `${elsewhere}` })]
  }
  // Where a text was written first, it is no copy.
  if (other.locale !== defaultLocale) return []
  if (isCopy(text, counterpart)) return [warn('text-untranslated', place, { key, there })]
  if (!contradicts(value, counterpart.value)) return []
  const both = { here: shorten(value), there, other: shorten(counterpart.value) }
  return [warn('text-figures-differ', place, { key, ...both })]
}

/** “One page” says its number in words. */
function placeholderList({ value }: StringsText, ...both: readonly StringsText[]): string {
  const saysItsNumber = both.some(({ key }) => /^(?:zero|one|two)$/.test(pluralFormOf(key) ?? ''))
  const names = placeholdersOf(value).filter((name) => !(saysItsNumber && name === 'count'))
  return names.map((name) => `{{${name}}}`).join(' ') || '–'
}

function isCopy({ key, value }: StringsText, counterpart: StringsText): boolean {
  const words = value.replace(/\{\{\w*\}\}|\$t\([^()]*\)/g, '').match(/\p{L}+/gu) ?? []
  const common = words.filter((word) => /^\p{Ll}{2}/u.test(word))
  const isProse = words.length >= LEAST_WORDS && common.length >= LEAST_COMMON_WORDS
  return value === counterpart.value && isProse && !languageNames.some((name) => key.endsWith(name))
}

/** Hours are counted to 12 or to 24. */
const HOUR = /\d+(?:[:.]\d+)?\s?(?:h\b|[ap]\.?m\b)/gi
const NUMBER = /\d+(?:[ \u00a0\u202f,.]\d{3})*(?:[.,]\d+)?/g

/** Whether each of two texts has a figure that the other lacks: 110 € and €100. */
function contradicts(one: string, other: string): boolean {
  const [first, second] = [one, other].map(
    (text) =>
      new Set(Array.from(text.replaceAll(HOUR, '').matchAll(NUMBER), ([number]) => number.replaceAll(/\D/g, ''))),
  )
  return (
    first !== undefined &&
    second !== undefined &&
    [...first].some((figure) => !second.has(figure)) &&
    [...second].some((figure) => !first.has(figure))
  )
}
