import { defaultLocale, locales } from '../../../renderer/languages.ts'
import { languageName } from '../languageName.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { didYouMean } from '../suggest.ts'
import type { ParsedText } from './parseTexts.ts'
import { placeholdersOf } from './placeholders.ts'
import { pluralFormOf, withoutPluralForm } from './pluralForms.ts'
import type { StringsFile } from './readStringsFile.ts'

/** Of so many missing keys, nobody has misspelt one. */
const MOST_SUGGESTIONS = 20
/** Shorter texts may well be the same: "Services", "ISO 17100", "Page {{page}}". */
const LEAST_WORDS = 5
/** A name has capitals. */
const LEAST_COMMON_WORDS = 3
/** `pangramFrench` is what it says in every language. */
const languageNames = locales.map((locale) => languageName(locale))

/**
 * What a file has that its counterparts in other languages lack, or have with other placeholders, or untranslated.
 *
 * @param known the placeholders that there are: others are told by themselves
 */
export function compareLanguages(
  file: StringsFile,
  files: readonly StringsFile[],
  known: ReadonlySet<string>,
): Diagnostic[] {
  return locales
    .filter((locale) => locale !== file.locale)
    .flatMap((locale) => {
      const otherFile = `content/${locale}/strings/${file.namespace}.json`
      const other = files.find(({ file: path }) => path === otherFile)
      if (other) return file.isWhole && other.isWhole ? compareFiles(file, other, known) : []
      return file.describe({ at: 0, message: `has no counterpart. Add ${otherFile} with the same keys` })
    })
}

function compareFiles(file: StringsFile, other: StringsFile, known: ReadonlySet<string>): Diagnostic[] {
  const texts = new Map(other.texts.map((text) => [text.key, text]))
  const anyForms = new Map(other.texts.map((text) => [withoutPluralForm(text.key), text]))
  const areKnown = ({ value }: ParsedText) => placeholdersOf(value).every((name) => known.has(name))
  let missing = 0
  return file.texts.flatMap((text) => {
    const stem = withoutPluralForm(text.key)
    const counterpart = texts.get(text.key) ?? texts.get(`${stem}_other`) ?? anyForms.get(stem)
    if (counterpart)
      return [
        ...(areKnown(text) && areKnown(counterpart) ? comparePlaceholders(file, text, other, counterpart) : []),
        ...compareWords(file, text, other, counterpart),
      ]
    missing += 1
    const near = missing > MOST_SUGGESTIONS ? '' : didYouMean(text.key, [...texts.keys()].slice(0, 400))
    const hint = near.startsWith('Did') ? ` ${near}` : ''
    const message = `${text.key}: is missing in ${other.file}.${hint} Add it there, or delete it here`
    return file.describe({ at: text.from, message })
  })
}

function comparePlaceholders(
  file: StringsFile,
  text: ParsedText,
  other: StringsFile,
  counterpart: ParsedText,
): Diagnostic[] {
  // "One page" says its number in words.
  const saysItsNumber = [text, counterpart].some(({ key }) => /^(?:zero|one|two)$/.test(pluralFormOf(key) ?? ''))
  const namesOf = ({ value }: ParsedText) =>
    placeholdersOf(value)
      .filter((name) => !(saysItsNumber && name === 'count'))
      .join(', ')
  const here = namesOf(text)
  const there = namesOf(counterpart)
  if (here === there) return []
  const place = `${other.file}:${other.positionAt(counterpart.from).line}`
  const message = `${text.key}: holds other placeholders than ${place} (${here || 'none'}; there: ${there || 'none'}). Write the same in both`
  return [file.describe({ at: text.from, message })]
}

/** Only in translations: where it was written first it is no copy. */
function compareWords(
  file: StringsFile,
  { key, value, from }: ParsedText,
  other: StringsFile,
  counterpart: ParsedText,
): Diagnostic[] {
  if (other.locale !== defaultLocale || value !== counterpart.value) return []
  const words = value.replace(/\{\{\w*\}\}|\$t\([^()]*\)/g, '').match(/\p{L}+/gu) ?? []
  const isProse =
    words.length >= LEAST_WORDS && words.filter((word) => /^\p{Ll}{2}/u.test(word)).length >= LEAST_COMMON_WORDS
  if (!isProse || languageNames.some((name) => key.endsWith(name))) return []
  const message = `${key}: is the same as in ${other.file}:${other.positionAt(counterpart.from).line}. Translate it`
  return [file.describe({ at: from, message, severity: 'warning' })]
}
