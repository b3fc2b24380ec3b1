import { shorten } from '../shorten.ts'
import type { Edit } from './mistakes.ts'

/** Braces with what is between them, closed or not. */
const BRACES = /\{+[^{}]*\}*|\}+/g
/** `{{count}}`: what stands in a text for what the code knows. */
const SOUND = /^\{\{\w+\}\}$/
/** What was meant, be it right or not. */
const NAME = /^\{+\s*(\w+)/

/** A mistake in a text, by offsets in the text. */
export interface Flaw {
  readonly at: number
  readonly message: string
  readonly edit?: Edit
}

/** The names of a text's placeholders, be they written right or not: each once, in alphabetical order. */
export function placeholdersOf(value: string): readonly string[] {
  return [...new Set([...value.matchAll(BRACES)].flatMap(([braces]) => NAME.exec(braces)?.[1] ?? []))].toSorted()
}

/** Those that are written right, with their places. */
export function findPlaceholders(value: string): ReadonlyArray<{ readonly at: number; readonly name: string }> {
  return [...value.matchAll(BRACES)]
    .filter(([braces]) => SOUND.test(braces))
    .map(({ 0: braces, index: at }) => ({ at, name: braces.slice(2, -2) }))
}

/** Braces that make no placeholder: one on a side, spaces, nothing in between. */
export function checkBraces(value: string): Flaw[] {
  return [...value.matchAll(BRACES)].flatMap(({ 0: braces, index: at }) => {
    if (SOUND.test(braces)) return []
    const [, name] = NAME.exec(braces) ?? []
    if (name === undefined) {
      return { at, message: `${shorten(braces)} is no placeholder: that is {{name}}. Write one, or delete the braces` }
    }
    const isAlone = /^\{+\s*\w+\s*\}+$/.test(braces)
    // Nothing closes it: what follows its name is text.
    const isOpen = !braces.endsWith('}')
    const wrong = isAlone ? braces : braces.slice(0, braces.indexOf(name) + name.length)
    const text = `{{${name}}}`
    const message = `${shorten(isOpen ? wrong : braces)} is no placeholder. Write ${shorten(text)}`
    return { at, message, ...((isAlone || isOpen) && { edit: { from: at, to: at + wrong.length, text } }) }
  })
}
