import type { PartName } from '../tally.ts'
import { attributeOf, scanMarkup } from './scanMarkup.ts'

/** The meaning of a format's elements for its words. */
export interface Vocabulary {
  /** Elements that hold text; other text does not belong to the document. */
  readonly texts: ReadonlySet<string>
  /** Elements that are skipped with their content. */
  readonly skipped: ReadonlySet<string>
  /** Elements that end a word. */
  readonly breaks: ReadonlySet<string>
  /** Elements that stand for a letter. */
  readonly letters?: Readonly<Record<string, string>>
  /** Elements whose text is a part of its own. */
  readonly parts: Readonly<Record<string, PartName>>
  /** Runs of text, and the element that hides one. */
  readonly hiding?: { readonly run: string; readonly mark: string; readonly value: string }
  /** Reports whether the content of an element is hidden. */
  readonly hides?: (name: string, attributes: string) => boolean
}

/** Collects the text of each part of a document in markup. */
export function collectTexts(source: string, base: PartName, vocabulary: Vocabulary): Map<PartName, string> {
  const { texts, skipped, breaks, letters = {}, parts, hiding, hides } = vocabulary
  const pieces = new Map<PartName, string[]>()
  const within: PartName[] = [base]
  let skipping: { readonly name: string; depth: number } | undefined
  let unseen: { readonly name: string; depth: number } | undefined
  let depth = 0
  let isHidden = false

  const put = (text: string): void => {
    const part = isHidden || unseen ? 'hidden' : (within.at(-1) ?? base)
    const known = pieces.get(part)
    if (known) known.push(text)
    else pieces.set(part, [text])
  }
  scanMarkup(source, {
    open: (name, attributes) => {
      if (skipping) {
        if (name === skipping.name) skipping.depth += 1
        return
      }
      if (unseen) unseen.depth += name === unseen.name ? 1 : 0
      else if (hides?.(name, attributes)) unseen = { name, depth: 1 }
      if (skipped.has(name)) skipping = { name, depth: 1 }
      else if (texts.has(name)) depth += 1
      else if (Object.hasOwn(parts, name)) within.push(parts[name] ?? base)
      else if (name === hiding?.run) isHidden = false
      else if (name === hiding?.mark) isHidden = !/^(?:0|false|off)$/.test(attributeOf(attributes, hiding.value) ?? '')
      else if (Object.hasOwn(letters, name)) put(letters[name] ?? '')
    },
    close: (name) => {
      if (skipping) {
        if (name === skipping.name) skipping.depth -= 1
        if (skipping.depth === 0) skipping = undefined
        return
      }
      if (breaks.has(name)) put('\n')
      if (texts.has(name)) depth -= 1
      else if (Object.hasOwn(parts, name) && within.length > 1) within.pop()
      else if (name === hiding?.run) isHidden = false
      if (unseen && name === unseen.name) unseen.depth -= 1
      if (unseen?.depth === 0) unseen = undefined
    },
    text: (text) => {
      if (!skipping && depth > 0) put(text)
    },
  })
  return new Map([...pieces].map(([name, texts_]) => [name, texts_.join('')]))
}
