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
  readonly breaks: ReadonlySet<string>
  /** Elements that end more than a word, and the marks of their ends. */
  readonly ends?: Readonly<Record<string, string>>
  /** Elements that stand for a letter. */
  readonly letters?: Readonly<Record<string, string>>
  /** Elements with text in an attribute. */
  readonly attributes?: Readonly<Record<string, string>>
  /** Elements whose text is a part of its own. */
  readonly parts?: Readonly<Record<string, PartName>>
}

/** What depends on more than the name of an element. */
export interface Follower {
  /**
   * Called for each element that is not skipped.
   *
   * @returns what becomes of its content, or of the rest of an element around it, so many levels up
   */
  open?(element: XmlElement, isHidden: () => boolean): Fate | undefined
  /** Called with text of any element, counted or not. */
  text?(text: string): void
  close?(name: string): void
  /** Reports whether the text that follows is hidden. */
  hidesText?(): boolean
}
export type Fate = { readonly skip: true } | { readonly hide: number }

/** Microsoft's namespaces: programs that read documents understand them, and take the choice that requires them. */
const UNDERSTOOD =
  /^(?:http:\/\/schemas\.(?:microsoft|openxmlformats)\.(?:com|org)\/|http:\/\/purl\.oclc\.org\/ooxml\/)/
const NOWHERE = Number.POSITIVE_INFINITY

/** Collects the text of each part of a document in XML. */
export function collectParts(
  source: string,
  base: PartName,
  { namespaces, texts, skipped, breaks, ends = {}, letters = {}, attributes = {}, parts = {} }: Grammar,
  follower: Follower = {},
): Map<PartName, string> {
  const alternatives = createAlternatives()
  const nesting = createNesting()
  let textDepth = 0

  const isHidden = (): boolean => nesting.isHidden() || (follower.hidesText?.() ?? false)
  const pieces = createPieces(base, isHidden)
  readXml(source, namespaces, {
    open: (element) => {
      nesting.enter()
      if (nesting.isSkipped()) return
      const { name } = element
      if (skipped.has(name) || !alternatives.takes(element)) {
        nesting.skip()
        return
      }
      const fate = follower.open?.(element, isHidden)
      if (fate && 'skip' in fate) {
        nesting.skip()
        follower.close?.(name)
        return
      }
      if (fate && 'hide' in fate) nesting.hide(fate.hide)
      if (texts.has(name)) textDepth += 1
      const part = Object.hasOwn(parts, name) ? parts[name] : undefined
      if (part) pieces.enter(part)
      if (breaks.has(name)) pieces.endWord()
      const letter = Object.hasOwn(letters, name) ? letters[name] : undefined
      if (letter) pieces.put(letter)
      const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined
      if (attribute) pieces.put(`${element.attribute(attribute) ?? ''}\n`)
    },
    close: (name) => {
      if (!nesting.isSkipped()) {
        if (breaks.has(name)) pieces.endWord()
        const end = Object.hasOwn(ends, name) ? ends[name] : undefined
        if (end) pieces.put(end)
        if (texts.has(name)) textDepth -= 1
        if (Object.hasOwn(parts, name)) pieces.leave()
        alternatives.close(name)
        follower.close?.(name)
      }
      nesting.leave()
    },
    text: (text) => {
      if (nesting.isSkipped()) return
      follower.text?.(text)
      if (textDepth > 0) pieces.put(text)
    },
  })
  return pieces.found
}

/** Collects pieces of text by the part that they stand in. */
function createPieces(base: PartName, isHidden: () => boolean) {
  const found = new Map<PartName, string>()
  const within: PartName[] = [base]
  const partHere = (): PartName => within.at(-1) ?? base
  const put = (text: string, part = isHidden() ? 'hidden' : partHere()): void => {
    found.set(part, (found.get(part) ?? '') + text)
  }
  return {
    found,
    put,
    endWord: (): void => {
      put('\n', partHere())
      // What is hidden before and after it are two words as well.
      if (found.has('hidden')) put('\n', 'hidden')
    },
    enter: (part: PartName): void => {
      // Text boxes in notes and headers are notes and headers.
      const outer = part === 'textBoxes' ? within.find((name) => name !== 'body') : undefined
      within.push(outer ?? part)
    },
    leave: (): void => {
      within.pop()
    },
  }
}

/** Follows how deep a reader is, and whether it is within an element whose content is skipped or hidden. */
function createNesting() {
  let depth = 0
  let skippedAt = NOWHERE
  let hiddenAt = NOWHERE
  return {
    enter: (): void => {
      depth += 1
    },
    /** Skips the element that was entered last. */
    skip: (): void => {
      skippedAt = depth
    },
    /** @param levels counted upwards from the element that was entered last, the one to hide */
    hide: (levels: number): void => {
      hiddenAt = Math.min(hiddenAt, depth - levels)
    },
    isSkipped: () => skippedAt <= depth,
    isHidden: () => hiddenAt <= depth,
    leave: (): void => {
      if (skippedAt === depth) skippedAt = NOWHERE
      if (hiddenAt === depth) hiddenAt = NOWHERE
      depth -= 1
    },
  }
}

/** Chooses among forms of the same content: ECMA-376, part 3, 7.5 to 7.7. */
function createAlternatives() {
  /** For each open element with alternatives, whether one of them has been taken. */
  const taken: boolean[] = []
  return {
    takes: (element: XmlElement): boolean => {
      const { name } = element
      if (name === 'mc:AlternateContent') taken.push(false)
      if (name !== 'mc:Choice' && name !== 'mc:Fallback') return true
      if (taken.at(-1) || (name === 'mc:Choice' && !isUnderstood(element))) return false
      taken[taken.length - 1] = true
      return true
    },
    close: (name: string): void => {
      if (name === 'mc:AlternateContent') taken.pop()
    },
  }
}

function isUnderstood(choice: XmlElement): boolean {
  const required = (choice.attribute('Requires') ?? '').split(/\s+/).filter(Boolean)
  return required.every((prefix) => UNDERSTOOD.test(choice.namespaceOf(prefix) ?? ''))
}

/** Returns a text with each of its lines once. */
export function distinctLines(text: string): string {
  return [...new Set(text.split('\n').map((line) => line.trim()))].join('\n')
}
