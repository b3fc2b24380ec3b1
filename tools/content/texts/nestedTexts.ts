import { agencyDetailNames } from '../../../renderer/agencyDetails.ts'
import { locales } from '../../../renderer/languages.ts'
import { adviseOn, diagnose, type Diagnostic, type Place, shorten } from '../diagnostics.ts'
import { placeOf, type StringsFile, type StringsText } from '../stringsFile.ts'
import { findNestedTexts, type NestedText, placeholdersOf, pluralFormOf, withoutPluralForm } from './insertions.ts'

/**
 * Reports mistakes in nested texts, `$t(facts:price)`: unclosed ones, unknown ones, nesting that is too deep, and
 * placeholders that nothing fills.
 */
export function checkNestedTexts(files: readonly StringsFile[]): Diagnostic[] {
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
      const wrong = describeWrong(nested, place, isThere || [...texts.keys()])
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

/**
 * Returns the diagnostic of a nested text that is unclosed or unknown; undefined for any other.
 *
 * @param known the names of all texts, or true if there is one by this name
 */
export function describeWrong(
  { written, target, isClosed }: NestedText,
  place: Place,
  known: readonly string[] | true,
): Diagnostic | undefined {
  if (!isClosed) {
    return diagnose('shown-text-unclosed', place, { name: /^\$t\([\w:.-]*/.exec(written)?.[0] ?? '$t(' })
  }
  if (known === true) return undefined
  const advice = adviseOn(target, known, place.file)
  return diagnose('shown-text-unknown', place, { written: shorten(written), advice })
}
