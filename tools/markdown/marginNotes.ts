import type { Element, ElementContent, Nodes, Root } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { element, isElement } from './elements.ts'

/** Elements that a margin note may stand beside: their text ends where the column does. */
const PLACES: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'li', 'blockquote', 'em', 'strong', 'del'])

/** Where the text refers to a footnote. */
interface Reference {
  readonly mark: Element
  readonly parent: Element
  /** The id of the footnote. */
  readonly target: string
}

/**
 * Puts each footnote a second time where it is referred to, for windows that have a margin beside the text. These are
 * `hidden` until a style sheet shows them, and always from assistive technology and the search, which have the list at the
 * end; that one is marked, for a page that shows them need not show it. Where one of them could not stand in the margin
 * (it is referred to in a table, or holds more than paragraphs) there are none.
 *
 * @param tree of HTML, its texts typeset
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

/** Returns the words of each note by its id; undefined where it holds more than paragraphs. */
function readNotes(list: Element): Map<string, ElementContent[] | undefined> {
  const notes = new Map<string, ElementContent[] | undefined>()
  visit(list, 'element', (item) => {
    const { id } = item.properties
    if (item.tagName !== 'li' || typeof id !== 'string') return
    const blocks = item.children.filter(isElement)
    const isPlain = blocks.every((block) => block.tagName === 'p' && targetsIn(block).length === 0)
    notes.set(id, isPlain ? blocks.flatMap((block, index) => copyWords(block, index > 0)) : undefined)
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
