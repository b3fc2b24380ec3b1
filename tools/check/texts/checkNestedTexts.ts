import { locales } from '../../../renderer/languages.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { shorten } from '../../content/shorten.ts'
import { diagnose, nearest, type Place } from '../diagnose.ts'
import { findNestedTexts, type NestedText, placeholdersOf, pluralFormOf, withoutPluralForm } from './insertions.ts'
import { placeOf, type StringsFile } from './stringsFile.ts'

/** No text shows more of others. */
const MOST_NESTED = 20

/**
 * Reports texts that others show within themselves, `$t(facts:price)`: unclosed, of a text that there is not, of
 * one that shows too many others itself, or whose placeholders nothing would fill.
 *
 * @param given placeholders that every text has without being given them
 */
export function checkNestedTexts(files: readonly StringsFile[], given: ReadonlySet<string>): Diagnostic[] {
  return locales.flatMap((locale) => {
    const own = files.filter((file) => file.locale === locale)
    const texts = new Map(
      own.flatMap(({ namespace, texts: inFile }) => inFile.map(({ key, value }) => [`${namespace}:${key}`, value])),
    )
    const counted = new Set([...texts.keys()].filter((name) => pluralFormOf(name)).map(withoutPluralForm))
    // In a file that cannot be read there may be others.
    const unreadable = new Set(own.filter(({ isWhole }) => !isWhole).map(({ namespace }) => namespace))
    return own.flatMap((file) =>
      file.texts.flatMap((text) => {
        const { key, value } = text
        const isCounted = pluralFormOf(key) !== undefined
        const filled = new Set([...placeholdersOf(value), ...given, ...(isCounted ? ['count'] : [])])
        return findNestedTexts(value)
          .filter(({ target }) => !unreadable.has(target.split(':')[0] ?? ''))
          .slice(0, MOST_NESTED)
          .flatMap((nested): Diagnostic[] => {
            const place = placeOf(file, text, nested.at)
            const isThere = texts.has(nested.target) || (counted.has(nested.target) && filled.has('count'))
            const wrong = describeUnknown(nested, place, isThere ? [nested.target] : texts.keys())
            if (wrong) return [wrong]
            const written = shorten(nested.written)
            const shown = texts.get(nested.target) ?? ''
            const within = findNestedTexts(shown).map(({ target }) => texts.get(target) ?? '')
            const unfilled = [shown, ...within].flatMap(placeholdersOf).find((name) => !filled.has(name))
            // One text shows another that shows a third; a fourth would be the beginning of a circle.
            const inner = within.flatMap(findNestedTexts)[0]?.written ?? (unfilled && `{{${unfilled}}}`)
            return inner ? [diagnose('text-nested-unfilled', place, { key, written, name: shorten(inner) })] : []
          })
      }),
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
