import { CountingError } from '../countingError.ts'
import type { PartName } from '../tally.ts'
import { collectParts, type Grammar, hide, isUnseen, type OpenElement } from './collectParts.ts'
import { countDrawings, type DrawingContext, followShape, type References } from './drawings.ts'
import { isOn, officeNamespaces } from './officeNamespaces.ts'
import { createStyles, type Style, type Styles } from './styles.ts'
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
    'mc:Fallback',
  ]),
  breaks: new Set(['w:p', 'w:br', 'w:cr', 'w:tab', 'w:ptab', 'w:tc', 'a:p', 'a:br']),
  letters: new Map<string, (element: XmlElement) => string>([
    ['w:noBreakHyphen', () => '-'],
    // The text of WordArt before 2010.
    ['v:textpath', ({ attribute }) => `\n${attribute('string') ?? ''}\n`],
  ]),
  parts: new Map([['w:txbxContent', 'textBoxes']]),
}

/** Parts of the document, by the type of the relationship; headers and footers are those that sections refer to. */
const parts: ReadonlyMap<string, PartName> = new Map([
  ['header', 'headers'],
  ['footer', 'headers'],
  ['footnotes', 'notes'],
  ['endnotes', 'notes'],
  ['comments', 'comments'],
])

/** Counts a Word document: the parts that a reader sees, each once. */
export async function countWordDocument(context: DrawingContext): Promise<void> {
  const { pack } = context
  const relationships = await pack.relationshipsOf(pack.main)
  const readPart = async (kind: string) => pack.read(relationships.find(({ type }) => type === kind)?.target ?? '')
  const styles = readStyles(await readPart('styles'))
  const hasEvenPages = showsEvenHeaders(await readPart('settings'))
  const body = { name: pack.main, source: pack.mainSource, part: 'body', styles } as const
  const found = await countStory(context, body)
  const isShown = (id: string) =>
    found.pages.some(
      ([of, page]) => of === id && !(page === 'first' && !found.hasTitlePage) && !(page === 'even' && !hasEvenPages),
    )
  for (const { id, type, target } of relationships) {
    const part = parts.get(type)
    if (!part || (part === 'headers' && !isShown(id)) || !pack.take(target)) continue
    // Sequentially, because the output so far limits what may follow.
    // oxlint-disable-next-line no-await-in-loop
    await countStory(context, { name: target, source: await pack.read(target), part, styles, notes: found.notes })
  }
}

interface Story {
  readonly name: string
  readonly source: string
  readonly part: PartName
  readonly styles: Styles
  /** The notes that the document has marks of. */
  readonly notes?: ReadonlySet<string>
}

interface Found {
  readonly references: References
  readonly notes: Set<string>
  /** Headers, and the pages that they are for: `default`, `first` or `even`. */
  readonly pages: Array<readonly [id: string | undefined, page: string | undefined]>
  /** Whether a section has other headers on its first page, its own or those of a section before. */
  hasTitlePage: boolean
  /** For each open field, whether its result has begun. */
  readonly fields: boolean[]
}

/** Counts a part of text with its charts and diagrams. @returns what its elements refer to */
async function countStory(context: DrawingContext, story: Story): Promise<Found> {
  const { pack, tally } = context
  const found: Found = { references: new Map(), notes: new Set(), pages: [], hasTitlePage: false, fields: [] }
  const texts = collectParts(story.source, story.part, word, { open: (element) => follow(element, found, story) })
  for (const [of, text] of texts) tally.add(of, text)
  await countDrawings(context, await pack.relationshipsOf(story.name), found.references)
  return found
}

function follow(element: OpenElement, found: Found, { styles, notes }: Story): 'skip' | undefined {
  const { name, attribute } = element
  followStyles(element, styles)
  switch (name) {
    case 'w:headerReference':
    case 'w:footerReference':
      found.pages.push([attribute('r:id') ?? attribute('id'), valueOf(element, 'type')])
      return undefined
    case 'w:altChunk':
      // Another document in place of a paragraph, in whatever format it is.
      throw new CountingError('incomplete')
    case 'w:titlePg':
      found.hasTitlePage ||= isOn(valueOf(element))
      return undefined
    case 'w:p':
      // The end of a field may have been deleted; what follows is text all the same.
      if (found.fields.includes(false)) found.fields.length = 0
      return undefined
    case 'w:fldChar':
      followField(found.fields, valueOf(element, 'fldCharType'))
      return undefined
    case 'w:t':
      // The result of a field that is a condition of another one.
      return found.fields.slice(0, -1).includes(false) ? 'skip' : undefined
    case 'w:footnoteReference':
    case 'w:endnoteReference':
      if (!isUnseen(element)) found.notes.add(name.slice(2, 5) + (valueOf(element, 'id') ?? ''))
      return undefined
    case 'w:footnote':
    case 'w:endnote':
      // A note whose mark was deleted or is hidden stays in its part.
      return notes && !notes.has(name.slice(2, 5) + (valueOf(element, 'id') ?? '')) ? 'skip' : undefined
    case 'w:hidden':
      // Of a row of a table, in its properties.
      return isOn(valueOf(element)) ? hide(element, 2) : undefined
    default:
      return followShape(element, found.references)
  }
}

function followField(fields: boolean[], type: string | undefined): void {
  if (type === 'begin') fields.push(false)
  else if (type === 'separate') fields.splice(-1, 1, true)
  else fields.pop()
}

/** Returns the value of an element of Word; some programs write it without a prefix. */
function valueOf({ attribute }: XmlElement, name = 'val'): string | undefined {
  return attribute(`w:${name}`) ?? attribute(name)
}

/**
 * Follows which text properties and styles hide. Hidden text is one that switches: of the styles of the paragraph and the
 * run, two that hide show it again (ECMA-376, part 1, 17.7.3).
 */
function followStyles(element: OpenElement, styles: Styles): void {
  const { name, parent } = element
  const owner = parent?.parent
  if (name === 'w:p') element.hidesText = styles.hides('paragraph')
  else if (name === 'w:pStyle' && owner) owner.hidesText = styles.hides('paragraph', valueOf(element))
  else if (owner?.name !== 'w:r' || parent?.name !== 'w:rPr') return
  else if (name === 'w:vanish') owner.hidesText = isOn(valueOf(element))
  else if (name === 'w:rStyle' && styles.hides('character', valueOf(element))) owner.hidesText = !owner.hidesText
}

function readStyles(source: string): Styles {
  const styles = createStyles()
  let current: Style | undefined
  const open = (element: XmlElement): void => {
    const { name } = element
    if (name === 'w:style') {
      current = { parent: undefined }
      const kind = valueOf(element, 'type') ?? 'paragraph'
      styles.add(kind, valueOf(element, 'styleId') ?? '', current)
      if (isOn(valueOf(element, 'default') ?? '0')) styles.add(kind, '', current)
    } else if (name === 'w:basedOn' && current) current.parent = valueOf(element)
    else if (name === 'w:vanish' && current) current.isHidden = isOn(valueOf(element))
  }
  readXml(source, officeNamespaces, { open })
  return styles
}

/** Reads in the settings of a document whether its even pages have headers of their own. */
function showsEvenHeaders(settings: string): boolean {
  let isShown = false
  const open = (element: XmlElement): void => {
    if (element.name === 'w:evenAndOddHeaders') isShown = isOn(valueOf(element))
  }
  readXml(settings, officeNamespaces, { open })
  return isShown
}
