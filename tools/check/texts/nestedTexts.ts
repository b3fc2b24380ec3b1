/** A text that another one shows within itself: `$t(facts:price)`. https://www.i18next.com/translation-function/nesting */
export interface NestedText {
  readonly at: number
  /** As it is written, to where it ends. */
  readonly written: string
  /** Namespace and key. */
  readonly target: string
  readonly isClosed: boolean
}

const NESTED = /\$t\(([^()]*)(\)?)/g

/** Returns all that a text nests, whether it is there or not. */
export function findNestedTexts(value: string): NestedText[] {
  return Array.from(value.matchAll(NESTED), ({ index: at, 0: written, 1: target = '', 2: end }) => ({
    at,
    written,
    target: target.trim(),
    isClosed: end === ')',
  }))
}

/** Returns the names of the texts that a source nests, however broken the file is. */
export function nestedKeys(source: string): string[] {
  return findNestedTexts(source).map(({ target }) => target)
}
