import { locales } from '../../../renderer/languages.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { shorten } from '../../content/shorten.ts'
import { nearest } from '../nearest.ts'
import { tell } from '../tell.ts'
import { findNestedTexts } from './nestedTexts.ts'
import { placeholdersOf } from './placeholders.ts'
import { pluralFormOf, withoutPluralForm } from './pluralForms.ts'
import { placeOf, type StringsFile, type StringsText } from './stringsFile.ts'

/** No text shows more of others. */
const MOST_NESTED = 20
/** So many texts within one another are a circle. */
const FARTHEST = 100
/** Of so many wrong names, nobody has misspelt one by one. */
const MOST_TOLD = 50

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
      own.flatMap(({ namespace, texts: inFile }) => inFile.map((text) => [`${namespace}:${text.key}`, text])),
    )
    const unreadable = new Set(own.filter(({ isWhole }) => !isWhole).map(({ namespace }) => namespace))
    const counted = new Set([...texts.keys()].filter((name) => pluralFormOf(name)).map(withoutPluralForm))
    const language = { texts, counted, unreadable, given }
    return own.flatMap((file) => file.texts.flatMap((text) => checkText(file, text, language))).slice(0, MOST_TOLD)
  })
}

interface TextsOfLanguage {
  /** By namespace and key. */
  readonly texts: ReadonlyMap<string, StringsText>
  /** `pages` of `pages_one`. */
  readonly counted: ReadonlySet<string>
  /** Namespaces in which there may be others. */
  readonly unreadable: ReadonlySet<string>
  readonly given: ReadonlySet<string>
}

function checkText(
  file: StringsFile,
  text: StringsText,
  { texts, counted, unreadable, given }: TextsOfLanguage,
): Diagnostic[] {
  const { key, value } = text
  if (!value.includes('$t(')) return []
  const filled = new Set([...placeholdersOf(value), ...given, ...(pluralFormOf(key) === undefined ? [] : ['count'])])
  return findNestedTexts(value)
    .slice(0, MOST_NESTED)
    .flatMap(({ at, written, target, isClosed }) => {
      const place = placeOf(file, text, at)
      const shown = shorten(written)
      const own = `${file.namespace}:${key}`
      if (!isClosed) return tell('text-nested-unclosed', place, { key, written: shown })
      if (unreadable.has(target.split(':')[0] ?? '')) return []
      if (!texts.has(target) && !(counted.has(target) && filled.has('count'))) {
        return tell('text-nested-unknown', place, { key, written: shown, near: nearest(target, texts.keys()) })
      }
      const within = reachOf(texts, target)
      if (within.has(own)) return tell('text-nested-in-itself', place, { key, written: shown })
      const unfilled = [...within]
        .flatMap((name) => placeholdersOf(texts.get(name)?.value ?? ''))
        .find((name) => !filled.has(name))
      return unfilled === undefined
        ? []
        : tell('text-nested-unfilled', place, { key, written: shown, name: `{{${unfilled}}}` })
    })
}

/** Returns a text's name with those of all that are shown within it. */
function reachOf(texts: ReadonlyMap<string, StringsText>, name: string): ReadonlySet<string> {
  const reached = new Set([name])
  for (const within of reached) {
    if (reached.size > FARTHEST) break
    for (const { target } of findNestedTexts(texts.get(within)?.value ?? '')) reached.add(target)
  }
  return reached
}
