import { isLocale, type Locale } from '../../../renderer/languages.ts'
import { bodyMessages } from './body.ts'
import { frontmatterMessages } from './frontmatter.ts'
import { textMessages } from './texts.ts'

/** Every message of the content check, by the name of its rule, in the two languages of those who write. */
const catalogue = { ...bodyMessages, ...frontmatterMessages, ...textMessages }

/** The name of a rule: `heading-skipped`. Fixtures expect it, and editors and pull requests show it beside the message. */
export type RuleName = keyof typeof catalogue

/** The names between braces in a message: `level | wanted` of `level {level}: write {wanted}`. */
type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** The values that a message takes. */
export type ValuesOf<Name extends RuleName> = Readonly<
  Record<Placeholder<(typeof catalogue)[Name]['en']>, string | number>
>

/** A message takes its values as a second argument, or none where it has no placeholder. */
export type Values<Name extends RuleName> = keyof ValuesOf<Name> extends never ? [] : [values: ValuesOf<Name>]

const names = new Set<string>(Object.keys(catalogue))

/** Returns every rule that has a message, for the test that asks each for a fixture. */
export function ruleNames(): readonly string[] {
  return [...names]
}

/**
 * Returns the message of a rule in the language of whoever writes the file: French for what is under content/fr and for
 * what belongs to no language, English for all else.
 *
 * @param file path from the project's root
 */
export function messageOf<Name extends RuleName>(name: Name, file: string, ...[values]: Values<Name>): string {
  return fillMessage(name, file, values ?? {})
}

/** Returns the same where the rule is one of several, whose values no type can tell. */
export function fillMessage(name: RuleName, file: string, given: Readonly<Record<string, string | number>>): string {
  return catalogue[name][languageOfWriter(file)].replace(/\{(\w+)\}/g, (_, key: string) => String(given[key]))
}

/** Returns the language of whoever writes a file: English under content/en, French everywhere else. */
export function languageOfWriter(file: string): 'fr' | 'en' {
  const [, folder] = file.split('/')
  const locale: Locale | undefined = isLocale(folder) ? folder : undefined
  return locale === undefined || locale === 'fr' ? 'fr' : 'en'
}
