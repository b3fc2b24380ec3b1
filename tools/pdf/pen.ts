import Document from 'pdfkit'
import { breakLines, type Fragment, type Line } from './breakLines.ts'
import { MINUS, NARROW_SPACE } from './characters.ts'
import { faceNames, type FaceName, type FontFiles } from './faces.ts'
import { readSvg } from './drawSvg.ts'
import { sheet, type Frame } from './sheet.ts'
import type { Run, Target } from './study.ts'

/** What a PDF says of itself. */
export interface PdfMetadata {
  readonly title: string
  readonly author: string
  readonly subject: string
  readonly keywords: string
  readonly lang: string
  /** `2026-04-02`: the document's, so that what is made twice is the same to the byte. */
  readonly date: string
}

/** How a text is set. */
export interface TextStyle {
  readonly face: FaceName
  readonly size: number
  /** From line to line. */
  readonly leading: number
  readonly color: string
  /** Of links, where it is not the text's. */
  readonly linkColor?: string
  /** Links look like buttons, which need no line under them. */
  readonly hasPlainLinks?: boolean
  readonly codeColor?: string
}

/** What a part of the text is, for those who do not see it: https://pdfa.org/resource/iso-32000-pdf/, 14.8.4 */
type Tag =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'H5'
  | 'H6'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'BlockQuote'
  | 'Code'
  | 'Figure'
  | 'Caption'
  | 'Link'
  | 'Reference'
  | 'Note'

interface TagOptions {
  readonly alt?: string
  /** What is read in place of what is drawn. */
  readonly actual?: string
  readonly scope?: 'Column'
  /** Left, top, right, bottom. */
  readonly bbox?: [number, number, number, number]
}

const EM = 1000
const NARROW_SPACE_WIDTH = 0.17
const RAISED = { size: 0.65, rise: 0.36 }
const NO_BREAK_SPACE = '\u00a0'
/** The planks of the footbridge: seven eighths of wood, one of air. */
const PLANK = { width: 24, wood: 21 }

/** Writes a document's metadata; pdfkit itself writes titles into XML without escaping them. */
class TaggedDocument extends Document {
  lang = ''

  _addInfo(): void {
    const { Title = '', Author = '', Subject = '', Keywords = '', CreationDate } = this.info
    const day = CreationDate?.toISOString().slice(0, 10) ?? ''
    this
      .appendXML(`<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(Title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(Author)}</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(Subject)}</rdf:li></rdf:Alt></dc:description>
<dc:language><rdf:Bag><rdf:li>${this.lang}</rdf:li></rdf:Bag></dc:language>
<pdf:Keywords>${escapeXml(Keywords)}</pdf:Keywords>
<pdf:Producer>PDFKit</pdf:Producer>
<xmp:CreateDate>${day}T00:00:00Z</xmp:CreateDate>
<xmp:CreatorTool>${escapeXml(Author)}</xmp:CreatorTool>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`)
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Draws on the sheets of one PDF, and says of all that it draws what it is. */
export class Pen {
  readonly #doc: TaggedDocument
  readonly #open: PDFKit.PDFStructureElement[] = []
  #link: { target: Target; page: PDFKit.PDFPage; element: PDFKit.PDFStructureElement } | undefined
  readonly #chunks: Uint8Array[] = []
  readonly #spaces: Record<FaceName, number> = { display: 0, text: 0, italic: 0, bold: 0, boldItalic: 0 }

  constructor(fonts: FontFiles, { title, author, subject, keywords, lang, date }: PdfMetadata) {
    this.#doc = new TaggedDocument({
      size: [sheet.width, sheet.height],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang,
      info: {
        Title: title,
        Author: author,
        Subject: subject,
        Keywords: keywords,
        Creator: author,
        CreationDate: new Date(`${date}T00:00:00Z`),
      },
    })
    this.#doc.lang = lang
    this.#doc.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk))
    for (const name of faceNames) {
      this.#doc.registerFont(name, fonts[name])
      // The first use of a glyph says what it means: of those that two kinds of spaces share, it is the plain one.
      this.#spaces[name] = this.#doc.font(name).fontSize(EM).widthOfString(' ')
    }
  }

  /** The number of sheets so far. */
  get pages(): number {
    return this.#doc.bufferedPageRange().count
  }

  addPage(): void {
    this.#doc.addPage()
    // The tabulator goes from link to link as they stand in the text.
    Object.assign(this.#doc.page.dictionary.data, { Tabs: 'S' })
  }

  /** Opens a part of the text within the one that is open; `close` ends it. */
  open(tag: Tag, { scope, bbox, ...options }: TagOptions = {}): void {
    const structure = { ...options, ...(scope && { scope }), ...(bbox && { bbox, placement: 'Block' }) }
    const element = this.#doc.struct(tag, structure)
    const parent = this.#open.at(-1)
    if (parent) parent.add(element)
    else this.#doc.addStructure(element)
    this.#open.push(element)
  }

  close(): void {
    this.#endLink()
    this.#open.pop()?.end()
  }

  /** A part of the text that is drawn in one go. */
  tagged(tag: Tag, draw: () => void, options?: TagOptions): void {
    this.open(tag, options)
    draw()
    this.close()
  }

  /** What is drawn for the eye only. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.#doc.markContent('Artifact', { type })
    this.#doc.save()
    draw(this.#doc)
    this.#doc.restore()
    this.#doc.endMarkedContent()
  }

  fill(x: number, y: number, width: number, height: number, color: string): void {
    this.decorate((doc) => doc.rect(x, y, width, height).fill(color))
  }

  /** The deck of the footbridge: a row of whole planks. */
  planks({ x, width }: Frame, y: number, height: number, color: string): void {
    const count = Math.max(1, Math.round(width / PLANK.width))
    const step = width / (count - (PLANK.width - PLANK.wood) / PLANK.width)
    this.decorate((doc) => {
      for (let index = 0; index < count; index += 1) {
        doc.rect(x + index * step, y, (step * PLANK.wood) / PLANK.width, height)
      }
      doc.fill(color)
    })
  }

  /** A picture as wide as its frame. */
  picture(source: Buffer, isSvg: boolean, { x, width }: Frame, y: number, height: number, alt: string): void {
    this.tagged(
      'Figure',
      () =>
        this.#mark(() => {
          if (!isSvg) {
            this.#doc.image(source, x, y, { width, height })
            return
          }
          const drawing = readSvg(source.toString('utf8'))
          this.#doc
            .save()
            .rect(x, y, width, height)
            .clip()
            .translate(x, y)
            .scale(width / drawing.width)
          drawing.draw(this.#doc)
          this.#doc.restore()
        }),
      { alt, bbox: [x, y, x + width, y + height] },
    )
  }

  /** How wide a text would be. */
  measure(run: Run, text: string, style: TextStyle): number {
    const size = run.isRaised ? style.size * RAISED.size : style.size
    const face = faceOf(run, style)
    this.#doc.font(face).fontSize(size)
    // Words are measured with the space that they are drawn with: pdfkit keeps what it has laid out so.
    const spaceWidth = (this.#spaces[face] * size) / EM
    const widthOf = (part: string): number =>
      part.endsWith(' ') ? this.#doc.widthOfString(part) : this.#doc.widthOfString(`${part} `) - spaceWidth
    const parts = text.split(NARROW_SPACE)
    const narrowSpaces = (parts.length - 1) * NARROW_SPACE_WIDTH * size
    return parts.reduce((sum, part) => (part === '' ? sum : sum + widthOf(part)), narrowSpaces)
  }

  /** Breaks a text into lines of at most a width. */
  lines(runs: readonly Run[], style: TextStyle, width: number, isBalanced = false): Line[] {
    return breakLines(runs, { width, isBalanced, measure: (run, text) => this.measure(run, text, style) })
  }

  /** Draws a line at its base line, as part of what is open. */
  line({ fragments }: Line, x: number, baseline: number, style: TextStyle): void {
    let left = x
    for (const fragment of fragments) {
      const from = left
      const draw = () => this.#drawFragment(fragment, from, baseline, style)
      if (fragment.run.target) this.#drawLink(fragment, fragment.run.target, from, baseline, style, draw)
      else this.#mark(draw)
      left += this.measure(fragment.run, fragment.text, style)
    }
  }

  /** A text on one line, as part of what is open. */
  text(text: string, x: number, baseline: number, style: TextStyle, target?: Target): number {
    const run: Run = target ? { text, target } : { text }
    this.line({ fragments: [{ run, text }], width: 0 }, x, baseline, style)
    return this.measure(run, text, style)
  }

  /** A text for the eye only. */
  decorativeText(text: string, x: number, baseline: number, style: TextStyle, type?: 'Pagination'): void {
    this.decorate(() => this.#drawFragment({ run: { text }, text }, x, baseline, style), type)
  }

  /** What links of the document may lead to. */
  addPlace(name: string, y: number): void {
    this.#doc.addNamedDestination(name, 'XYZ', 0, y, null)
  }

  /** An entry of the outline that viewers show beside the pages. */
  addBookmark(title: string, y: number, parent?: PDFKit.PDFOutline): PDFKit.PDFOutline {
    const options = { expanded: true, top: Math.max(0, y), fit: false }
    return (parent ?? this.#doc.outline).addItem(title.replaceAll(/[\u00a0\u202f]/g, ' '), options)
  }

  /** Goes through the finished sheets again, for what all of them have. */
  onEveryPage(draw: (page: number, pages: number) => void): void {
    const { count } = this.#doc.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      this.#doc.switchToPage(page)
      draw(page + 1, count)
    }
  }

  /** Ends the document. */
  finish(): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#doc.on('end', () => resolve(Buffer.concat(this.#chunks)))
      this.#doc.on('error', reject)
      this.#doc.end()
    })
  }

  #mark(draw: () => void): void {
    this.#open.at(-1)?.add(draw)
  }

  #endLink(): void {
    this.#link?.element.end()
    this.#link = undefined
  }

  /** A link of several lines is one link, but on each page one of its own. */
  #drawLink(
    { run, text }: Fragment,
    target: Target,
    x: number,
    baseline: number,
    style: TextStyle,
    draw: () => void,
  ): void {
    const { page } = this.#doc
    if (this.#link?.target !== target || this.#link.page !== page) {
      this.#endLink()
      const element = this.#doc.struct('Link')
      this.#open.at(-1)?.add(element)
      this.#link = { target, page, element }
    }
    const { element } = this.#link
    element.add(draw)
    const width = this.measure(run, text.trimEnd(), style)
    // What a link of pdfkit may say is more than its types know.
    // oxlint-disable-next-line unicorn/new-for-builtins, no-new-wrappers -- pdfkit tells texts from names by it
    const options: object = { structParent: element, Contents: new String(run.text.trim()) }
    const top = baseline - style.size * 0.85
    if ('url' in target) this.#doc.link(x, top, width, style.size * 1.15, target.url, options)
    else this.#doc.goTo(x, top, width, style.size * 1.15, target.place, options)
  }

  #drawFragment({ run, text }: Fragment, x: number, baseline: number, style: TextStyle): void {
    const face = faceOf(run, style)
    const size = run.isRaised ? style.size * RAISED.size : style.size
    const y = run.isRaised ? baseline - style.size * RAISED.rise : baseline
    const color = run.target ? (style.linkColor ?? style.color) : style.color
    const width = this.measure(run, text.trimEnd(), style)
    const doc = this.#doc
    if (run.isCode && style.codeColor) {
      doc.rect(x - 1, baseline - size * 0.82, width + 2, size * 1.12).fill(style.codeColor)
    }
    if (run.target && !run.isRaised && !style.hasPlainLinks)
      doc.rect(x, baseline + size * 0.14, width, size * 0.045).fill(color)
    if (run.isStruck) doc.rect(x, baseline - size * 0.26, width, size * 0.055).fill(color)
    doc.font(face).fontSize(size).fillColor(color)
    let left = x
    for (const [index, part] of text.split(NARROW_SPACE).entries()) {
      if (index > 0) {
        const narrow = NARROW_SPACE_WIDTH * size
        const horizontalScaling = (100 * narrow) / doc.widthOfString(NO_BREAK_SPACE)
        const options = { lineBreak: false, baseline: 'alphabetic', horizontalScaling } as const
        doc.text(NO_BREAK_SPACE, left, y, options)
        left += narrow
      }
      if (part === '') continue
      const drawn = face === 'display' ? part.replaceAll(MINUS, '–') : part
      doc.text(drawn, left, y, { lineBreak: false, baseline: 'alphabetic' })
      left += doc.widthOfString(drawn)
    }
  }
}

function faceOf({ isBold, isItalic }: Run, { face }: TextStyle): FaceName {
  if (face === 'display') return face
  const bold = isBold || face === 'bold' || face === 'boldItalic'
  const italic = Boolean(isItalic) !== (face === 'italic' || face === 'boldItalic')
  if (bold) return italic ? 'boldItalic' : 'bold'
  return italic ? 'italic' : 'text'
}
