import type { PartName } from '../tally.ts'
import { collectParts, type Fate, type Follower, type Grammar } from './collectParts.ts'
import { countDrawings, createReferences, type DrawingContext, followShape, type References } from './drawings.ts'
import { isOn, officeNamespaces } from './officeNamespaces.ts'
import type { Relationship } from './openPackage.ts'
import { type HidingStyles, readHidingStyles, valueOf, vanishOf } from './wordStyles.ts'
import { readXml, type XmlElement } from './xml.ts'

const word: Grammar = {
  namespaces: officeNamespaces,
  texts: new Set(['w:t', 'a:t']),
  // Tracked changes contain earlier properties. Runs that were deleted or moved are no longer text.
  skipped: new Set([
    'w:moveFrom',
    'w:del',
    'w:rt',
    'w:rPrChange',
    'w:pPrChange',
    'w:tblPrChange',
    'w:trPrChange',
    'w:tcPrChange',
    'w:sectPrChange',
    'a:fld',
  ]),
  breaks: new Set(['w:p', 'w:br', 'w:cr', 'w:tab', 'w:ptab', 'w:tc', 'a:p', 'a:br']),
  letters: { 'w:noBreakHyphen': '-' },
  // The text of WordArt before 2010.
  attributes: { 'v:textpath': 'string' },
  parts: { 'w:txbxContent': 'textBoxes' },
}

/** The parts that elements of the document refer to, by the type of the relationship. */
const referring: Readonly<Record<string, PartName>> = { header: 'headers', footer: 'headers' }
/** The parts that belong to the document without being referred to. */
const belonging: Readonly<Record<string, PartName>> = { footnotes: 'notes', endnotes: 'notes', comments: 'comments' }

/** Reads a document that stands for a paragraph, in whatever format it is. */
export type ChunkReader = (bytes: Uint8Array, name: string, type: string) => Promise<void>

/** Counts a Word document: the parts that a reader sees, each once. */
export async function countWordDocument(context: DrawingContext, readChunk: ChunkReader): Promise<void> {
  const { pack, counted } = context
  const relationships = await pack.relationshipsOf(pack.main)
  const readPart = async (kind: string) => pack.read(relationships.find(({ type }) => type === kind)?.target ?? '')
  const styles = readHidingStyles(await readPart('styles'))
  const hasEvenPages = showsEvenHeaders(await readPart('settings'))
  const body = { name: pack.main, source: pack.mainSource, part: 'body', styles } as const
  const found = await countStory(context, body)
  for (const { id, type, target } of relationships) {
    const isShown = found.pages.some(
      ([of, page]) => of === id && !(page === 'first' && !found.hasTitlePage) && !(page === 'even' && !hasEvenPages),
    )
    const part = belonging[type] ?? (isShown ? referring[type] : undefined)
    const isChunk = type === 'afchunk' && found.has(id)
    if ((!part && !isChunk) || counted.has(target.toLowerCase()) || !pack.has(target)) continue
    counted.add(target.toLowerCase())
    // Sequentially, because the output so far limits what may follow.
    // oxlint-disable no-await-in-loop
    if (part) {
      const source = await pack.read(target)
      await countStory(context, { name: target, source, part, styles, notes: found.notes })
    } else await readChunk(await pack.readBytes(target), target, pack.typeOf(target))
    // oxlint-enable no-await-in-loop
  }
}

interface Story {
  readonly name: string
  readonly source: string
  readonly part: PartName
  readonly styles: HidingStyles
  /** The notes that the document has marks of. */
  readonly notes?: ReadonlySet<string>
}

interface Found extends References {
  readonly notes: Set<string>
  /** Headers, and the pages that they are for: `default`, `first` or `even`. */
  readonly pages: Array<readonly [id: string | undefined, page: string | undefined]>
  /** Whether a section has other headers on its first page, its own or those of a section before. */
  hasTitlePage: boolean
  /** For each open field, whether its result has begun. */
  readonly fields: boolean[]
}

/** Counts a part of text with its charts and diagrams. @returns what its elements refer to */
async function countStory(context: DrawingContext, { name, source, part, styles, notes }: Story): Promise<Found> {
  const { pack, tally } = context
  const found: Found = { ...createReferences(), notes: new Set(), pages: [], hasTitlePage: false, fields: [] }
  const follower = followStyles(styles, (element, isHidden) => follow(element, isHidden, found, notes))
  for (const [of, text] of collectParts(source, part, word, follower)) tally.add(of, text)
  const relationships: readonly Relationship[] = await pack.relationshipsOf(name)
  await countDrawings(context, relationships, found)
  return found
}

function follow(
  element: XmlElement,
  isHidden: () => boolean,
  found: Found,
  notes: ReadonlySet<string> | undefined,
): Fate | undefined {
  const { name, attribute } = element
  switch (name) {
    case 'w:headerReference':
    case 'w:footerReference':
    case 'w:altChunk': {
      const id = attribute('r:id') ?? attribute('id')
      found.add(id, isHidden())
      found.pages.push([id, valueOf(attribute, 'type')])
      return undefined
    }
    case 'w:titlePg':
      found.hasTitlePage ||= isOn(valueOf(attribute))
      return undefined
    case 'w:p':
      // The end of a field may have been deleted; what follows is text all the same.
      if (found.fields.includes(false)) found.fields.length = 0
      return undefined
    case 'w:fldChar':
      followField(found.fields, valueOf(attribute, 'fldCharType'))
      return undefined
    case 'w:t':
      // The result of a field that is a condition of another one.
      return found.fields.slice(0, -1).includes(false) ? { skip: true } : undefined
    case 'w:footnoteReference':
    case 'w:endnoteReference':
      if (!isHidden()) found.notes.add(name.slice(2, 5) + (valueOf(attribute, 'id') ?? ''))
      return undefined
    case 'w:footnote':
    case 'w:endnote':
      // A note whose mark was deleted or is hidden stays in its part.
      return notes && !notes.has(name.slice(2, 5) + (valueOf(attribute, 'id') ?? '')) ? { skip: true } : undefined
    case 'w:hidden':
      // Of a row of a table, in its properties.
      return isOn(valueOf(attribute)) ? { hide: 2 } : undefined
    default:
      return followShape(element, isHidden, found)
  }
}

function followField(fields: boolean[], type: string | undefined): void {
  if (type === 'begin') fields.push(false)
  else if (type === 'separate') fields.splice(-1, 1, true)
  else fields.pop()
}

/** Reads in the settings of a document whether its even pages have headers of their own. */
function showsEvenHeaders(settings: string): boolean {
  let isShown = false
  const open = ({ name, attribute }: XmlElement): void => {
    if (name === 'w:evenAndOddHeaders') isShown = isOn(valueOf(attribute))
  }
  if (settings !== '') readXml(settings, officeNamespaces, { open })
  return isShown
}

/**
 * Follows which text properties and styles hide. Hidden text is one that switches: of the styles of the table, the
 * paragraph and the run, two that hide show it again (ECMA-376, part 1, 17.7.3).
 */
function followStyles(
  styles: HidingStyles,
  next: (element: XmlElement, isHidden: () => boolean) => Fate | undefined,
): Follower {
  const elements: string[] = []
  const tables: Array<string | undefined> = []
  const paragraphs: Array<string | undefined> = []
  const runs: Array<{ style?: string | undefined; isHidden?: boolean }> = []
  const hidesText = (): boolean => {
    const run = runs.at(-1)
    if (run?.isHidden !== undefined) return run.isHidden
    if (styles.isHiddenByDefault) return true
    const levels = [
      styles.hides('character', run?.style),
      paragraphs.length > 0 && styles.hides('paragraph', paragraphs.at(-1)),
      tables.length > 0 && styles.hides('table', tables.at(-1)),
    ]
    return levels.filter(Boolean).length % 2 === 1
  }
  return {
    hidesText,
    open: (element, isHidden) => {
      const { name, attribute } = element
      const isOfRun = elements.at(-1) === 'w:rPr' && elements.at(-2) === 'w:r'
      elements.push(name)
      const run = runs.at(-1)
      if (name === 'w:tbl') tables.push(undefined)
      else if (name === 'w:p') paragraphs.push(undefined)
      else if (name === 'w:r') runs.push({})
      else if (name === 'w:tblStyle') tables[tables.length - 1] = valueOf(attribute)
      else if (name === 'w:pStyle') paragraphs[paragraphs.length - 1] = valueOf(attribute)
      else if (isOfRun && run) {
        if (name === 'w:rStyle') run.style = valueOf(attribute)
        const hidden = vanishOf(element)
        if (hidden !== undefined) run.isHidden = hidden
      }
      return next(element, isHidden)
    },
    close: (name) => {
      elements.pop()
      if (name === 'w:tbl') tables.pop()
      else if (name === 'w:p') paragraphs.pop()
      else if (name === 'w:r') runs.pop()
    },
  }
}
