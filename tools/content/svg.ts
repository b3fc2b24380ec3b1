import { imageSize } from 'image-size'
import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes'
import { findControlCharacter } from './controlCharacters.ts'
import type { Change, Diagnostic } from './diagnostics.ts'
import { createLocator, type LocateOffset } from './locate.ts'
import { shorten } from './shorten.ts'
import { DEEPEST, type DrawnElement, measureDrawing } from './svgSize.ts'
import { readStyle, type StyleReference, type UnsafeStyle } from './svgStyle.ts'
import {
  DRAWING_ATTRIBUTES,
  ELEMENTS,
  INERT_ATTRIBUTES,
  isOfAnEditor,
  KNOWN_PREFIXES,
  LINKING_ATTRIBUTES,
  SVG,
  XLINK,
  XML,
  XML_ATTRIBUTES,
  XMLNS,
} from './svgVocabulary.ts'

const MOST_BYTES = 2_000_000
/** So many simple shapes are drawn within a second, however large they are; what has more is drawn to see. */
const FEW_SHAPES = 150
/** Dashes shorter than a pixel, or of lines that are very long, are as many shapes. */
const DASHES = 200
const SHORT_DASH = /stroke-dasharray\s*[:=]\s*["']?[\d.\s,]*(?<![\d.])0*\.\d/
const LONG_LINE = /(?<!#\w{0,6})(?<![\d.])\d{5}/
const MOST_DIAGNOSTICS = 10
const MOST_ELEMENTS = 20_000
/** Of a picture within the drawing. */
const MOST_PIXELS = 4096
/** The document type that editors write, and that browsers pass over. */
const USUAL_DOCUMENT_TYPE =
  /^\s*svg\s+PUBLIC\s+(["'])-\/\/W3C\/\/DTD SVG [\w. ]+\/\/EN\1\s*(?:(["'])https?:\/\/www\.w3\.org\/[\w./]+\2)?\s*$/
const EMBEDDED_PICTURE = /^\s*data:image\/(?:png|jpe?g|webp|gif);base64,(?<data>[\w+/=\s]*)$/i

/** What is wrong with a drawing. */
interface CheckedSvg {
  readonly diagnostics: readonly Diagnostic[]
  /** Whether it may take seconds to draw: only drawing it tells. */
  readonly isLaborious: boolean
}

/**
 * Holds an SVG to what a drawing is made of: it is served from our own origin, where a program in it could do what our
 * pages can, and it is drawn by three renderers (browsers, Typst, resvg), which must all be able to.
 *
 * It must be well-formed XML in UTF-8, of elements and attributes that draw, and refer to nothing but its own parts and
 * pictures that it holds itself. https://www.w3.org/TR/SVG2/conform.html#secure-static-mode
 *
 * @param bytes the file
 * @param file its path from the project's root, for messages
 */
export function checkSvg(bytes: Uint8Array, file: string): CheckedSvg {
  const fail = (message: string) => ({ diagnostics: [{ file, line: 1, column: 1, message }], isLaborious: false })
  if (bytes.byteLength > MOST_BYTES) {
    return fail(`has ${(bytes.byteLength / 1e6).toFixed(1)} MB, a drawing may have 2. Simplify it, or save it as PNG`)
  }
  let source: string
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return fail('is not an SVG in UTF-8. Save it again as SVG with the encoding UTF-8, or as PNG')
  }
  const locate = createLocator(source)
  const found = new Map<string, Diagnostic>()
  const report = (message: string, offset: number, fix?: readonly Change[]): void => {
    // Said once, where it is first; whoever has so many to mend saves the drawing anew.
    if (!found.has(message) && found.size < MOST_DIAGNOSTICS)
      found.set(message, { file, ...locate(offset), message, ...(fix && { fix }) })
  }
  let shapes = 0
  try {
    shapes = readDrawing({ source, file, report, locate })
  } catch (error) {
    if (!(error instanceof Malformed)) throw error
    // What was read up to here may have been misread.
    found.clear()
    report(error.message, error.offset, error.fix)
  }
  const diagnostics = [...found.values()]
  return { diagnostics, isLaborious: diagnostics.length === 0 && shapes > FEW_SHAPES }
}

interface OpenElement extends DrawnElement {
  /** Its name as it is written. */
  readonly tag: string
}

type Report = (message: string, offset: number, fix?: readonly Change[]) => void

interface DrawingToRead {
  readonly source: string
  readonly file: string
  readonly report: Report
  readonly locate: LocateOffset
}

/** @returns how much there is to draw */
function readDrawing({ source, file, report, locate }: DrawingToRead): number {
  const hold = (what: string, offset: number) => report(describeDanger(what), offset)
  const replace = (from: number, to: number, text: string): Change[] => [
    { kind: 'replace', file, from: locate(from), to: locate(to), text },
  ]
  const wrong = findControlCharacter(source)
  if (wrong) {
    const { offset, name, length } = wrong
    const fix = replace(offset, offset + length, '')
    throw new Malformed(`an invisible character (${name}) that no text has. Delete it`, offset, fix)
  }
  const ampersand = findBareAmpersand(source)
  if (ampersand !== undefined) {
    const fix = replace(ampersand, ampersand + 1, '&amp;')
    throw new Malformed('a & that stands for itself. Write &amp;', ampersand, fix)
  }

  const parser = new SaxesParser({ xmlns: true, defaultXMLVersion: '1.0', forceXMLVersion: true })
  const open: OpenElement[] = []
  let lastClosed: OpenElement | undefined
  const rules: StyleReference[] = []
  const attributeOffsets = new Map<SaxesAttributeNS, number>()
  let root: DrawnElement | undefined
  let rootNameEnd = 0
  let tagStart = 0
  let attributeEnd = 0
  let elements = 0
  let style: string | undefined
  const hasCountlessDashes = SHORT_DASH.test(source) || (source.includes('stroke-dasharray') && LONG_LINE.test(source))

  const readCss = (css: string, offset: number, property?: string): StyleReference[] => {
    const { unsafe, references } = readStyle(css)
    if (unsafe) {
      // Where it is written with entities it is not found, and its beginning is told.
      const place = source.indexOf(css.slice(unsafe.offset, unsafe.offset + 4), offset)
      report(describeStyle(unsafe.what), place < 0 ? offset : place)
    }
    return references.map((reference) => ({ ...reference, property: reference.property ?? property }))
  }

  const readLink = (element: string, value: string, offset: number): StyleReference[] => {
    const id = /^\s*#(.*?)\s*$/s.exec(value)?.[1]
    if (id !== undefined) return element === 'a' ? [] : [{ selector: undefined, property: undefined, id }]
    const data = EMBEDDED_PICTURE.exec(value)?.groups?.['data']
    if (data === undefined) hold('a link to something else', offset)
    else if (!isEmbeddable(data)) {
      report(
        `holds a picture that can't be read, or has more than ${MOST_PIXELS} pixels a side. Make it smaller`,
        offset,
      )
    }
    return []
  }

  const readAttribute = (element: string, attribute: SaxesAttributeNS, offset: number): StyleReference[] => {
    const { uri, local, name, value } = attribute
    if (uri === XMLNS || isOfAnEditor(uri) || (uri === XML && XML_ATTRIBUTES.has(local))) return []
    if (local === 'href' && (uri === '' || uri === XLINK)) return readLink(element, value, offset)
    if (uri === XLINK && LINKING_ATTRIBUTES.has(local)) return []
    if (uri === '' && (INERT_ATTRIBUTES.has(name) || /^(?:data|aria)-/.test(name))) return []
    if (uri === '' && DRAWING_ATTRIBUTES.has(name)) {
      return readCss(value, offset, name === 'style' ? undefined : name)
    }
    if (/^on/i.test(local)) hold('an event handler', offset)
    else report(describeUseless(`the attribute "${shorten(name)}", which draws nothing`), offset)
    return []
  }

  parser.on('error', (error) => {
    const reason = error.message.replace(/^\d+:\d+: /, '')
    const prefix = /^unbound namespace prefix: "(.+)"/.exec(reason)?.[1]
    if (prefix !== undefined) {
      const offset = [...attributeOffsets].find(([attribute]) => attribute.prefix === prefix)?.[1] ?? tagStart
      const declaration = `xmlns:${prefix}="${KNOWN_PREFIXES.get(prefix) ?? '…'}"`
      throw new Malformed(
        `"${prefix}:" stands for nothing. Write ${declaration} in the <svg> tag, or save it again as SVG`,
        offset,
        KNOWN_PREFIXES.has(prefix) ? replace(rootNameEnd, rootNameEnd, ` ${declaration}`) : undefined,
      )
    }
    const closing = /^(?:unexpected close|unmatched closing)/.test(reason)
    const place = closing ? source.lastIndexOf('</', parser.position) : Math.min(parser.position, source.length) - 1
    const closed = /^<\/([^\s>]*)/.exec(source.slice(place, place + 100))?.[1]
    // The parser has gone on to the element around it when it notices.
    const unclosed = closing ? lastClosed : open.at(-1)
    if (closing && ![lastClosed, ...open].some((element) => element?.tag === closed)) {
      throw new Malformed(`</${closed}> closes nothing. Delete it, or write <${closed}> before it`, place)
    }
    if ((closing || reason.startsWith('unclosed tag')) && unclosed) {
      throw new Malformed(`<${unclosed.tag}> is never closed. Write </${unclosed.tag}> where it ends`, unclosed.offset)
    }
    if (!root && reason.startsWith('text data outside')) {
      throw new Malformed('does not begin with <svg>. Save it again as SVG, or as PNG', 0)
    }
    throw new Malformed(describeSyntax(reason), Math.max(0, place))
  })
  parser.on('doctype', (text) => {
    if (USUAL_DOCUMENT_TYPE.test(text)) return
    // Its entities are not known here: nothing after it can be judged.
    throw new Malformed(describeDanger('a document type'), Math.max(0, source.search(/<!DOCTYPE/i)))
  })
  parser.on('processinginstruction', ({ target }) => {
    // Adobe's metadata stand between two of these.
    if (target !== 'xpacket') hold(`an instruction for programs (<?${target}?>)`, source.indexOf(`<?${target}`))
  })
  parser.on('opentagstart', ({ name }) => {
    tagStart = source.lastIndexOf(`<${name}`, parser.position - 1)
    attributeEnd = tagStart + name.length + 1
    attributeOffsets.clear()
    if (elements === 0) rootNameEnd = attributeEnd
  })
  parser.on('attribute', (attribute) => {
    // Its namespace is known when the tag has been read.
    const whitespace = /\s*/y
    whitespace.lastIndex = attributeEnd
    whitespace.test(source)
    attributeOffsets.set(attribute as SaxesAttributeNS, whitespace.lastIndex)
    attributeEnd = parser.position
  })
  parser.on('opentag', ({ name: tag, uri, local, attributes }: SaxesTagNS) => {
    elements += 1
    if (elements > MOST_ELEMENTS) {
      throw new Malformed(`has more than ${MOST_ELEMENTS} elements. Simplify it, or save it as PNG`, tagStart)
    }
    if (open.length >= DEEPEST) {
      throw new Malformed(`is nested more than ${DEEPEST} levels deep. Ungroup it, or save it as PNG`, tagStart)
    }
    if (style !== undefined) hold('an element within a style', tagStart)
    const isDrawing = uri === SVG && ELEMENTS.has(local)
    if (elements === 1 && tag === 'svg' && uri === '') {
      const declaration = `xmlns="${SVG}"`
      const fix = replace(rootNameEnd, rootNameEnd, ` ${declaration}`)
      throw new Malformed(`does not say that it is SVG. Write <svg ${declaration} …>`, tagStart, fix)
    }
    if (elements === 1 && !(isDrawing && local === 'svg')) {
      throw new Malformed(`begins with <${tag}>, not with <svg>. Save it again as SVG, or as PNG`, tagStart)
    }
    if (!isDrawing && !isOfAnEditor(uri)) report(describeElement(uri, local), tagStart)
    const valueOf = (name: string) => attributes[name]?.value
    const element = {
      tag,
      name: uri === SVG ? local : '',
      id: valueOf('id'),
      classes: valueOf('class')?.trim().split(/\s+/) ?? [],
      points: ((valueOf('d') ?? valueOf('points') ?? '').match(/[-\d.]+/g)?.length ?? 0) + 1,
      children: [],
      references: isDrawing
        ? Object.values(attributes).flatMap((attribute) =>
            readAttribute(local, attribute, attributeOffsets.get(attribute) ?? tagStart),
          )
        : [],
      offset: tagStart,
    }
    open.at(-1)?.children.push(element)
    open.push(element)
    root ??= element
    if (uri === SVG && local === 'style') style = ''
  })
  const addText = (text: string): void => {
    if (style !== undefined) style += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ uri, local }) => {
    const element = open.pop()
    lastClosed = element
    if (uri !== SVG || local !== 'style' || style === undefined || !element) return
    rules.push(...readCss(style, element.offset).map((rule) => ({ ...rule, selector: rule.selector ?? '*' })))
    style = undefined
  })
  parser.write(source)
  const { encoding } = parser.xmlDecl
  parser.close()

  if (encoding !== undefined && !/^utf-?8$/i.test(encoding)) {
    const offset = source.indexOf(encoding)
    const fix = replace(offset, offset + encoding.length, 'UTF-8')
    report(`says that its encoding is ${shorten(encoding)}, where only UTF-8 is read. Save it as UTF-8`, offset, fix)
  }
  const size = root ? measureDrawing(root, rules) : { shapes: 0 }
  if ('shapes' in size) return size.shapes + (hasCountlessDashes ? DASHES : 0)
  report(size.message, size.offset)
  return 0
}

/** What is not XML, or can't be gone on with. */
class Malformed extends Error {
  constructor(
    message: string,
    readonly offset: number,
    readonly fix?: readonly Change[],
  ) {
    super(message)
  }
}

/** What XML's parser reports, by its beginning, and what to write instead. */
const SYNTAX_ADVICE: ReadonlyArray<readonly [reason: RegExp, advice: string]> = [
  [/^undefined entity/, 'a name between & and ; that SVG does not know. Write the character itself'],
  [/^malformed character entity/, 'the number of a character that there is not. Delete it'],
  [
    /^(?:unquoted attribute value|attribute without value)/,
    'an attribute whose value is not between quotes. Write name="value"',
  ],
  [/^duplicate attribute/, 'an attribute that is there twice. Delete one of the two'],
  [/^no whitespace between attributes/, 'two attributes without a space between them. Write one'],
  [/^text data outside/, 'a text before or after the drawing. Delete it'],
  [/^documents may contain only one root/, 'a second drawing after the first. Put each into a file of its own'],
  [/XML declaration/, 'an <?xml …?> that is not at the very beginning. Delete it, or what is before it'],
  [/comment/, 'a comment with two hyphens in it. Write one, or delete the comment'],
  [/in tag name|^disallowed character\.$/, 'a < that stands for itself. Write &lt;'],
  [/root element|^unexpected end/, 'ends before the drawing does: it is empty, or was cut off. Save it again as SVG'],
]

function describeSyntax(reason: string): string {
  const advice = SYNTAX_ADVICE.find(([pattern]) => pattern.test(reason))?.[1]
  return advice ?? `is not well-formed: ${reason.replace(/\.$/, '')}. Save it again as SVG, or as PNG`
}

function describeElement(uri: string, local: string): string {
  if (local === 'script') return describeDanger('a script')
  if (uri !== SVG) return describeUseless(`<${local}>, which is not of SVG`)
  if (local === 'foreignObject') return describeDanger('a piece of HTML (foreignObject)')
  if (/^(?:animate\w*|set|mpath)$/.test(local)) return `holds an animation (<${local}>), ${STAND_STILL}`
  return describeUseless(`<${local}>, which draws nothing`)
}

const STAND_STILL = 'which visitors could not stop. Save it without, or show a video'

function describeStyle(what: UnsafeStyle['what']): string {
  switch (what) {
    case 'animation':
      return `holds an animation (@keyframes), ${STAND_STILL}`
    case 'font':
      return 'holds a font (@font-face), which pictures do not load. Turn its texts into paths, or save it as PNG'
    case 'backslash':
      return 'holds a style with a backslash, which can hide what is meant. Write the character itself'
    case 'unended':
      return 'holds a style with a text or a comment that does not end. End it, or save it as a plain SVG'
    default:
      return describeDanger('a style from somewhere else')
  }
}

function describeDanger(what: string): string {
  return `holds ${what}, and a picture must not be a program. Save it as a plain SVG, or as PNG`
}

function describeUseless(what: string): string {
  return `holds ${what}. Delete it, or save it as a plain SVG or as PNG`
}

/** Where a `&` begins no name of a character; in comments and in CDATA it may stand. */
function findBareAmpersand(source: string): number | undefined {
  const ends: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>' }
  const signs = /<!--|<!\[CDATA\[|&(?!#?\w+;)/g
  for (let sign = signs.exec(source); sign; sign = signs.exec(source)) {
    const end = ends[sign[0]]
    if (end === undefined) return sign.index
    const place = source.indexOf(end, sign.index)
    if (place < 0) return undefined
    signs.lastIndex = place
  }
  return undefined
}

function isEmbeddable(data: string): boolean {
  try {
    const { width, height, type } = imageSize(Buffer.from(data, 'base64'))
    return /^(?:png|jpg|webp|gif)$/.test(type ?? '') && Math.max(width, height) <= MOST_PIXELS
  } catch {
    return false
  }
}
