import { locales } from '../../../renderer/languages.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { shorten } from '../../content/shorten.ts'
import { diagnose, nearest, type Place } from '../diagnose.ts'
import { findNestedTexts, type NestedText, placeholdersOf, pluralFormOf, withoutPluralForm } from './insertions.ts'
import { placeOf, type StringsFile } from './stringsFile.ts'

/** No text shows more of others. */
const MOST_NESTED = 20
/** So many texts within one another are a circle. */
const FARTHEST = 100

/**
 * Reports texts that others show within themselves, `$t(facts:price)`: unclosed, of a text that there is not, of itself, of
 * one whose placeholders nothing would fill.
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
            const within = reachOf(texts, nested.target)
            if (within.has(`${file.namespace}:${key}`))
              return [diagnose('text-nested-in-itself', place, { key, written })]
            const names = [...within].flatMap((name) => placeholdersOf(texts.get(name) ?? ''))
            const unfilled = names.find((name) => !filled.has(name))
            if (unfilled === undefined) return []
            return [diagnose('text-nested-unfilled', place, { key, written, name: `{{${unfilled}}}` })]
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

/** Returns a text's name with those of all that are shown within it. */
function reachOf(texts: ReadonlyMap<string, string>, name: string): ReadonlySet<string> {
  const reached = new Set([name])
  for (const within of reached) {
    if (reached.size > FARTHEST) break
    for (const { target } of findNestedTexts(texts.get(within) ?? '')) reached.add(target)
  }
  return reached
}
