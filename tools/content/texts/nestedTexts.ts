import { agencyDetailNames } from '../../../renderer/agencyDetails.ts'
import type { ComputedTexts } from '../../../renderer/contentSource.ts'
import { locales } from '../../../renderer/languages.ts'
import { adviseOn, diagnose, type Diagnostic, type Place, shorten } from '../diagnostics.ts'
import { placeOf, type StringsFile } from '../stringsFile.ts'
import { findNestedTexts, type NestedText, placeholdersOf, withoutPluralForm } from './insertions.ts'

/**
 * Reports mistakes in nested texts, `$t(facts:price)`: unclosed ones, unknown ones, nesting that is too deep, and
 * placeholders that nothing fills.
 */
export function checkNestedTexts(files: readonly StringsFile[], computed: ComputedTexts): Diagnostic[] {
  return locales.flatMap((locale) => {
    const own = files.filter((file) => file.locale === locale)
    const texts: ReadonlyMap<string, string> = new Map([
      ...own.flatMap(({ namespace, texts: inFile }) =>
        inFile.flatMap(({ key, value }) =>
          [withoutPluralForm(key), key].map((name) => [`${namespace}:${name}`, value] as const),
        ),
      ),
      ...Object.entries(computed[locale]).flatMap(([namespace, values]) =>
        Object.entries(values).map(([key, value]) => [`${namespace}:${key}`, value] as const),
      ),
    ])
    // A file that cannot be read may contain other texts.
    const unreadable = new Set(own.filter(({ isWhole }) => !isWhole).map(({ namespace }) => namespace))
    return own.flatMap((file) =>
      file.texts.flatMap((text) => {
        const filled = new Set<string>([
          ...placeholdersOf(text.value),
          ...agencyDetailNames.map((name) => `{{${name}}}`),
        ])
        // What counts is given to the text and to those in it.
        if (withoutPluralForm(text.key) !== text.key) filled.add('{{count}}')
        return findNestedTexts(text.value)
          .filter(({ target }) => !unreadable.has(target.split(':')[0] ?? ''))
          .flatMap((nested): Diagnostic[] => {
            const place = placeOf(file, text, nested.at)
            const wrong = describeWrong(nested, place, texts.has(nested.target) || [...texts.keys()])
            if (wrong) return [wrong]
            const name = findUnfilled(nested, texts, filled)
            const values = { key: text.key, written: shorten(nested.written), name: shorten(name ?? '') }
            return name === undefined ? [] : [diagnose('placeholder-wrong_nested', place, values)]
          })
      }),
    )
  })
}

/**
 * Returns what would be left in a nested text: a placeholder that nothing fills, or a text at the fourth level, which may be
 * the start of a cycle.
 */
function findUnfilled(
  { target }: NestedText,
  texts: ReadonlyMap<string, string>,
  filled: ReadonlySet<string>,
): string | undefined {
  const shown = texts.get(target) ?? ''
  const within = findNestedTexts(shown).map((other) => texts.get(other.target) ?? '')
  const unfilled = [shown, ...within].flatMap(placeholdersOf).find((placeholder) => !filled.has(placeholder))
  return within.flatMap(findNestedTexts)[0]?.written ?? unfilled
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
    return diagnose('shown-text-wrong_unclosed', place, { name: /^\$t\([\w:.-]*/.exec(written)?.[0] ?? '$t(' })
  }
  if (known === true) return undefined
  return diagnose('shown-text-wrong', place, { written: shorten(written), advice: adviseOn(target, known, place.file) })
}
