import { type ElementView, Parser } from 'saxen'
import { CountingError } from '../countingError.ts'
import { encodingOf } from './decodeText.ts'

/** Prefixes by namespace: whatever prefix a document uses, elements and attributes have these. */
export type Namespaces = Readonly<Record<string, string>>

/** An element, as long as its start is read. */
export interface XmlElement {
  readonly name: string
  attribute(name: string): string | undefined
  /** Returns the namespace of a prefix of the document. */
  namespaceOf(prefix: string): string | undefined
}

/** Callbacks for the pieces of a document, in their order. */
export interface XmlListener {
  open?(element: XmlElement): void
  close?(name: string): void
  text?(text: string): void
}

const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi
const entities: Readonly<Record<string, string | undefined>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Reads XML with its namespaces.
 *
 * @throws CountingError if it is not well-formed
 */
export function readXml(source: string, namespaces: Namespaces, { open, close, text }: XmlListener): void {
  let view: ElementView | undefined
  const element = {
    name: '',
    attribute: (name: string) => {
      const value = view?.attrs ? view.attrs[name] : undefined
      return value === undefined ? undefined : decodeEntities(value)
    },
    namespaceOf: (prefix: string) => view?.ns[`${prefix}$uri`],
  }
  const parser = new Parser({ proxy: true }).ns(namespaces)
  if (open) {
    parser.on('openTag', (opened) => {
      view = opened
      element.name = opened.name
      open(element)
    })
  }
  if (close) parser.on('closeTag', ({ name }) => close(name))
  if (text) {
    parser.on('text', (found) => text(decodeEntities(found)))
    parser.on('cdata', text)
  }
  parser.on('error', () => {
    throw new CountingError('unreadable')
  })
  parser.parse(source)
}

// The parser's own decoding is for characters of 16 bits.
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(ENTITY, (entity, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? entity
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity
  })
}

/** Decodes XML of documents, which is in UTF-8 or UTF-16: ECMA-376, part 2, 9.1.2. */
export function decodeXml(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes)
}
