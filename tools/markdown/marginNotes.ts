import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { element, isElement } from './elements.ts'

/** Elements that may have a margin note next to them: their text is as wide as the column. */
const PLACES: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'blockquote'])
const HIDDEN = { hidden: true, ariaHidden: 'true', dataPagefindIgnore: '' }

/**
 * Inserts a copy of each footnote after its first reference, for windows with a margin. The copies are `hidden` until a style
 * sheet shows them, and always hidden from assistive technology and the search, which have the list at the end; that list is
 * marked, so that a page with margin notes can hide it. If one of the notes does not fit a margin (because its reference is in
 * a table, or it is more than a paragraph), no note is copied. Anchor positioning would need no copy, but is too recent in
 * Firefox.
 *
 * @param tree the HTML tree
 */
export function placeMarginNotes(tree: Root): void {
  const list = tree.children.filter(isElement).find(({ properties }) => properties['dataFootnotes'] !== undefined)
  if (!list) return
  const notes = readNotes(list)
  const insertions: Array<() => void> = []
  for (const block of tree.children) {
    if (!isElement(block) || !PLACES.has(block.tagName)) continue
    visit(block, 'element', (mark, _index, parent) => {
      const address = mark.tagName === 'sup' && mark.children.find(isElement)?.properties['href']
      const words = address && notes.get(String(address))
      if (!words || !parent) return
      notes.delete(String(address))
      const number = element('sup', {}, [{ type: 'text', value: textOf(mark) }])
      const note = element('small', HIDDEN, [number, { type: 'text', value: ' ' }, ...words])
      insertions.push(() => parent.children.splice(parent.children.indexOf(mark) + 1, 0, note))
    })
  }
  if (notes.size > 0) return
  for (const insert of insertions) insert()
  list.properties['dataInMargin'] = ''
}

/** Returns a copy of the words of each note by its address, `#note-fn-1`; undefined for notes that are not one paragraph. */
function readNotes(list: Element): Map<string, ElementContent[] | undefined> {
  const notes = new Map<string, ElementContent[] | undefined>()
  visit(list, 'element', (item) => {
    if (item.tagName !== 'li' || !item.properties['id']) return
    const [paragraph, ...further] = item.children.filter(isElement)
    const isPlain = paragraph?.tagName === 'p' && further.length === 0
    notes.set(`#${String(item.properties['id'])}`, isPlain ? copyWords(paragraph) : undefined)
  })
  return notes
}

/** Returns the words of a note without the way back; keyboard users have the links of the list. */
function copyWords(paragraph: Element): ElementContent[] {
  const words = paragraph.children.filter(
    (child) => !isElement(child) || child.properties['dataFootnoteBackref'] === undefined,
  )
  const copy = structuredClone(element('p', {}, words))
  visit(copy, 'element', (node) => {
    if (node.tagName === 'a') node.properties['tabIndex'] = -1
  })
  return copy.children
}
