import type { Locale } from '../../../renderer/languages.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { shorten } from '../shorten.ts'
import { didYouMean } from '../suggest.ts'
import { describeFlaw } from './checkText.ts'
import { findNestedTexts, type NestedText } from './nestedTexts.ts'
import type { ParsedText } from './parseTexts.ts'
import { type Flaw, placeholdersOf } from './placeholders.ts'
import { pluralFormOf, withoutPluralForm } from './pluralForms.ts'
import type { StringsFile } from './readStringsFile.ts'

/** All texts of a language by namespace and key, and what they lead to. */
interface TextsOfLanguage {
  readonly texts: ReadonlyMap<string, ParsedText>
  /** `pages` of `pages_one`. */
  readonly counted: ReadonlySet<string>
  /** Files in which there may be others. */
  readonly unreadable: ReadonlySet<string>
  /** All that a text shows within itself, and what these do. */
  readonly reach: (key: string) => ReadonlySet<string>
  /** With all that is within it; the agency's are no matter. */
  readonly placeholdersWithin: (key: string) => readonly string[]
  readonly suggest: (key: string) => string
}

/** No text shows more of others. */
const MOST_NESTED = 20
/** So many texts within one another are a circle or a joke. */
const FARTHEST = 100
/** Of so many wrong ones, nobody has misspelt one. */
const MOST_SUGGESTIONS = 20

/**
 * Texts that others show within themselves, `$t(facts:price)`: unclosed, of a text that there is not, of itself, of one
 * whose placeholders nothing would fill.
 *
 * @param given placeholders that every text has without being given them
 */
export function checkNestedTexts(files: readonly StringsFile[], given: ReadonlySet<string>): Diagnostic[] {
  const languages = new Map<Locale, TextsOfLanguage>()
  return files.flatMap((file) => {
    const language = languages.get(file.locale) ?? indexTexts(files, file.locale, given)
    languages.set(file.locale, language)
    return file.texts.flatMap((text) => [...checkNestedIn(file, text, language), ...checkCircle(file, text, language)])
  })
}

function checkNestedIn(file: StringsFile, text: ParsedText, language: TextsOfLanguage): Diagnostic[] {
  const nested = findNestedTexts(text.value)
  if (nested.length === 0) return []
  const given = new Set([...placeholdersOf(text.value), ...(pluralFormOf(text.key) === undefined ? [] : ['count'])])
  return nested.slice(0, MOST_NESTED).flatMap((each) => {
    const found = checkNested(file, given, each, language)
    return found ? describeFlaw(file, text, { at: each.at, ...found }) : []
  })
}

function indexTexts(files: readonly StringsFile[], locale: Locale, given: ReadonlySet<string>): TextsOfLanguage {
  const own = files.filter((file) => file.locale === locale)
  const texts = new Map<string, ParsedText>(
    own.flatMap(({ namespace, texts: inFile }) => inFile.map((text) => [`${namespace}:${text.key}`, text] as const)),
  )
  const reached = new Map<string, ReadonlySet<string>>()
  const reach = (key: string) => {
    const known = reached.get(key) ?? findReach(texts, key)
    reached.set(key, known)
    return known
  }
  let suggestions = 0
  return {
    texts,
    counted: new Set([...texts.keys()].filter((key) => pluralFormOf(key) !== undefined).map(withoutPluralForm)),
    unreadable: new Set(own.filter(({ isWhole }) => !isWhole).map(({ namespace }) => namespace)),
    reach,
    placeholdersWithin: (key) =>
      [key, ...reach(key)]
        .flatMap((within) => placeholdersOf(texts.get(within)?.value ?? ''))
        .filter((name) => !given.has(name)),
    suggest: (key) => {
      suggestions += 1
      return suggestions > MOST_SUGGESTIONS ? 'Correct it' : didYouMean(key, [...texts.keys()])
    },
  }
}

function findReach(texts: ReadonlyMap<string, ParsedText>, key: string): ReadonlySet<string> {
  const reached = new Set<string>()
  const targetsOf = (from: string) => findNestedTexts(texts.get(from)?.value ?? '').map(({ target }) => target)
  for (let next = targetsOf(key); next.length > 0 && reached.size < FARTHEST;) {
    const fresh = [...new Set(next)].filter((target) => !reached.has(target))
    for (const target of fresh) reached.add(target)
    next = fresh.flatMap(targetsOf)
  }
  return reached
}

function checkNested(
  { namespace }: StringsFile,
  givenHere: ReadonlySet<string>,
  { at, written, target, isClosed }: NestedText,
  language: TextsOfLanguage,
): Omit<Flaw, 'at'> | undefined {
  if (!isClosed) {
    const [name = ''] = /^(?:[\w:.-]*\w)?/.exec(target) ?? []
    const end = at + written.indexOf(name, 2) + name.length
    const message = `$t(${shorten(name)} is never closed. Write $t(${shorten(name)})`
    return { message, ...(language.texts.has(name) && { edit: { from: end, to: end, text: ')' } }) }
  }
  const [file = '', ...rest] = target.split(':')
  if (language.unreadable.has(file)) return undefined
  if (rest.length === 0 && language.texts.has(`${namespace}:${target}`)) {
    const text = `$t(${namespace}:${target})`
    return {
      message: `${shorten(written)} does not say which file. Write ${text}`,
      edit: { from: at, to: at + written.length, text },
    }
  }
  if (language.counted.has(target) && !language.texts.has(target)) {
    if (givenHere.has('count')) return undefined
    return { message: `${shorten(written)} has a form for each number. Write $t(${target}_one) or another of them` }
  }
  if (!language.texts.has(target))
    return { message: `${shorten(written)} shows no text. ${language.suggest(shorten(target))}` }
  const unfilled = language.placeholdersWithin(target).find((name) => !givenHere.has(name))
  if (unfilled === undefined || language.reach(target).has(target)) return undefined
  return { message: `${shorten(written)} holds {{${unfilled}}}, which nothing fills in here. Write its words instead` }
}

/** It is told once, of the first of those that are in it. */
function checkCircle(file: StringsFile, text: ParsedText, { reach }: TextsOfLanguage): Diagnostic[] {
  const own = `${file.namespace}:${text.key}`
  if (!reach(own).has(own)) return []
  const circle = [...reach(own)].filter((other) => reach(other).has(own))
  if (circle.some((other) => other < own)) return []
  const others = circle.filter((other) => other !== own)
  const way = others.length === 0 ? '' : ` by way of ${others.join(', ')}`
  return [
    file.describe({ at: text.from, message: `${text.key}: shows itself within itself${way}. Write out its words` }),
  ]
}
