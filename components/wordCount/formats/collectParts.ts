import type { PartName } from '../tally.ts'
import { type Namespaces, readXml, type XmlElement } from './xml.ts'

/** The meaning of a format's elements for its words. */
export interface Grammar {
  readonly namespaces: Namespaces
  /** Elements that hold text; other text does not belong to the document. */
  readonly texts: ReadonlySet<string>
  /** Elements that are skipped with their content. */
  readonly skipped: ReadonlySet<string>
  /** Elements that end a word. */
  readonly breaks?: ReadonlySet<string>
  /** Elements that end a cell: a mark stands after each. */
  readonly cells?: ReadonlySet<string>
  /** Elements that stand for a text. */
  readonly letters?: ReadonlyMap<string, (element: XmlElement) => string>
  /** Elements whose text is a part of its own. */
  readonly parts?: ReadonlyMap<string, PartName>
}

/** An element that is open, and what becomes of the text in it. */
export interface OpenElement extends XmlElement {
  readonly parent: OpenElement | undefined
  part: PartName
  isText: boolean
  isSkipped: boolean
  isHidden: boolean
  /** Whether text in it is hidden, unless an element in it says otherwise. */
  hidesText: boolean
}

/** What depends on more than the name of an element. */
export interface Follower {
  /** Called for each element that is not skipped. @returns whether to skip it */
  open?(element: OpenElement): 'skip' | undefined
  /** Called with the text of any element, counted or not. @returns what it stands for */
  text?(text: string, element: OpenElement): string
  close?(name: string): void
}

export const END_OF_CELL = '\f'

const none: ReadonlySet<string> = new Set()

/** Collects the text of each part of a document in XML. */
export function collectParts(
  source: string,
  base: PartName,
  { namespaces, texts, skipped, breaks = none, cells = none, letters, parts }: Grammar,
  follower: Follower = {},
): Map<PartName, string> {
  const found = new Map<PartName, string>()
  let current: OpenElement | undefined
  const put = (text: string, part: PartName): void => {
    found.set(part, (found.get(part) ?? '') + text)
  }
  const putHere = (text: string, element: OpenElement): void => put(text, isUnseen(element) ? 'hidden' : element.part)
  const endWord = ({ part }: OpenElement): void => {
    put('\n', part)
    // What is hidden before and after it are two words as well.
    if (found.has('hidden')) put('\n', 'hidden')
  }
  readXml(source, namespaces, {
    open: (read) => {
      const element = enter(read, current, base)
      current = element
      const { name } = element
      if (element.isSkipped) return
      element.isSkipped = skipped.has(name) || follower.open?.(element) === 'skip'
      if (element.isSkipped) return
      element.isText ||= texts.has(name)
      const part = parts?.get(name)
      // Text boxes in notes and headers are notes and headers.
      if (part && (part !== 'textBoxes' || element.part === 'body')) element.part = part
      if (breaks.has(name)) endWord(element)
      const letter = letters?.get(name)
      if (letter) putHere(letter(element), element)
    },
    close: (name) => {
      if (!current) return
      if (!current.isSkipped) {
        if (breaks.has(name)) endWord(current)
        if (cells.has(name)) putHere(END_OF_CELL, current)
        follower.close?.(name)
      }
      current = current.parent
    },
    text: (text) => {
      if (!current || current.isSkipped) return
      const shown = follower.text ? follower.text(text, current) : text
      if (current.isText) putHere(shown, current)
    },
  })
  return found
}

function enter({ name, attribute }: XmlElement, parent: OpenElement | undefined, base: PartName): OpenElement {
  const { part = base, isText = false, isSkipped = false, isHidden = false, hidesText = false } = parent ?? {}
  return { name, attribute, parent, part, isText, isSkipped, isHidden, hidesText }
}

/** Hides an element with all that follows in it, or an element around it, so many levels up. */
export function hide(element: OpenElement, levels = 0): undefined {
  element.isHidden = true
  if (levels > 0 && element.parent) hide(element.parent, levels - 1)
}

/** Reports whether text that stands in an element is hidden. */
export const isUnseen = ({ isHidden, hidesText }: OpenElement): boolean => isHidden || hidesText

/** Returns a text with each of its lines once. */
export function distinctLines(text: string): string {
  return [...new Set(text.split('\n').map((line) => line.trim()))].join('\n')
}
