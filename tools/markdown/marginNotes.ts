import type { Element, ElementContent, Nodes, Root } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { element, isElement } from './elements.ts'

/** Elements that may have a margin note next to them: their text is as wide as the column. */
const PLACES: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'li', 'blockquote', 'em', 'strong', 'del'])

/** A reference to a footnote in the text. */
interface Reference {
  readonly mark: Element
  readonly parent: Element
  /** The id of the footnote. */
  readonly target: string
}

/**
 * Inserts a copy of each footnote after its reference, for windows with a margin. The copies are `hidden` until a style sheet
 * shows them, and always hidden from assistive technology and the search, which have the list at the end; that list is marked,
 * so that a page with margin notes can hide it. If one of the notes does not fit a margin (because its reference is in a table,
 * or it contains more than paragraphs), no note is copied. Anchor positioning would need no copy, but is too recent in Firefox.
 *
 * @param tree the HTML tree, its texts typeset
 */
export function placeMarginNotes(tree: Root): void {
  const list = tree.children.filter(isElement).find(({ properties }) => properties['dataFootnotes'] !== undefined)
  if (!list) return
  const notes = readNotes(list)
  const references = tree.children.flatMap((node) => findReferences(node))
  const cited = new Set(references.map(({ target }) => target))
  const isEachInText = targetsIn(tree).length === references.length
  if (!isEachInText || [...notes].some(([id, words]) => !words || !cited.has(id))) return

  for (const { mark, parent, target } of references) {
    const words = notes.get(target)
    // A note referred to twice is next to its first mark.
    if (!words || !cited.delete(target)) continue
    const number = element('sup', {}, [{ type: 'text', value: textOf(mark) }])
    const properties = { hidden: true, ariaHidden: 'true', dataPagefindIgnore: '' }
    const note = element('small', properties, [number, { type: 'text', value: ' ' }, ...words])
    parent.children.splice(parent.children.indexOf(mark) + 1, 0, note)
  }
  list.properties['dataInMargin'] = ''
}

/** Returns the words of each note by its id; undefined for notes that contain more than paragraphs. */
function readNotes(list: Element): Map<string, ElementContent[] | undefined> {
  const notes = new Map<string, ElementContent[] | undefined>()
  visit(list, 'element', (item) => {
    const { id } = item.properties
    if (item.tagName !== 'li' || typeof id !== 'string') return
    const blocks = item.children.filter(isElement)
    const isPlain = blocks.every((block) => block.tagName === 'p' && targetsIn(block).length === 0)
    notes.set(
      decodeURIComponent(id),
      isPlain ? blocks.flatMap((block, index) => copyWords(block, index > 0)) : undefined,
    )
  })
  return notes
}

/** Returns the words of a note's paragraph without the backlink; keyboard users have the links of the list. */
function copyWords(paragraph: Element, isFurther: boolean): ElementContent[] {
  const words = paragraph.children.filter(
    (child) => !isElement(child) || child.properties['dataFootnoteBackref'] === undefined,
  )
  const copy = structuredClone(element('p', {}, words))
  const last = copy.children.at(-1)
  if (last?.type === 'text') last.value = last.value.trimEnd()
  visit(copy, 'element', (node) => {
    if (node.tagName === 'a') node.properties['tabIndex'] = -1
  })
  return isFurther ? [element('br', {}), ...copy.children] : copy.children
}

/** Returns the marks of footnotes in plain text. */
function findReferences(node: Nodes): Reference[] {
  if (!isElement(node) || !PLACES.has(node.tagName)) return []
  return node.children.flatMap((child) => {
    const [target] = isElement(child) && child.tagName === 'sup' ? targetsIn(child) : []
    return target !== undefined && isElement(child) ? [{ mark: child, parent: node, target }] : findReferences(child)
  })
}

/** Returns the ids of the footnotes that links in a tree refer to. */
function targetsIn(tree: Root | Element): string[] {
  const targets: string[] = []
  visit(tree, 'element', ({ properties }) => {
    if (properties['dataFootnoteRef'] !== undefined)
      targets.push(decodeURIComponent(String(properties['href']).slice(1)))
  })
  return targets
}
