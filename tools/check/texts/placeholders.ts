/** Braces with what is between them, closed or not. */
const BRACES = /\{+[^{}]*\}*|\}+/g
const SOUND = /^\{\{\w+\}\}$/
/** A placeholder's name, written right or not. */
const NAME = /^\{+\s*(\w+)/

/** Braces in a text. */
export interface Braces {
  readonly at: number
  readonly written: string
  /** What is between them: `count` of `{{count}}`; empty where there is no name. */
  readonly name: string
  /** Whether i18next takes them for a placeholder. */
  readonly isSound: boolean
}

/** Returns all braces of a text, whether they are a placeholder's or a mistake. */
export function findBraces(value: string): Braces[] {
  return Array.from(value.matchAll(BRACES), ({ 0: written, index: at }) => ({
    at,
    written,
    name: NAME.exec(written)?.[1] ?? '',
    isSound: SOUND.test(written),
  }))
}

/** Returns the names of a text's placeholders, each once, in alphabetical order. */
export function placeholdersOf(value: string): readonly string[] {
  const names = findBraces(value).flatMap(({ name }) => (name === '' ? [] : [name]))
  return [...new Set(names)].toSorted()
}
