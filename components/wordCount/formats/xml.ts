import { decode, type ElementView, Parser } from 'saxen'
import { CountingError } from '../countingError.ts'
import { encodingOf } from './decodeText.ts'

/** Prefixes by namespace: whatever prefix a document uses, elements and attributes have these. */
export type Namespaces = Readonly<Record<string, string>>

/** An element, as long as its start is read. */
export interface XmlElement {
  readonly name: string
  attribute(name: string): string | undefined
}

/** Callbacks for the pieces of a document, in their order. */
export interface XmlListener {
  open?(element: XmlElement): void
  close?(name: string): void
  text?(text: string): void
}

/**
 * Reads XML with its namespaces; a part that is missing has no elements.
 *
 * @throws CountingError if it is not well-formed
 */
export function readXml(source: string, namespaces: Namespaces, { open, close, text }: XmlListener): void {
  if (source === '') return
  let view: ElementView | undefined
  const attribute = (name: string): string | undefined => {
    const value = view?.attrs ? view.attrs[name] : undefined
    return value === undefined ? undefined : decode(value)
  }
  const parser = new Parser({ proxy: true }).ns(namespaces)
  if (open) {
    parser.on('openTag', (opened) => {
      view = opened
      open({ name: opened.name, attribute })
    })
  }
  if (close) parser.on('closeTag', ({ name }) => close(name))
  if (text) {
    parser.on('text', (found) => text(decode(found)))
    parser.on('cdata', text)
  }
  parser.on('error', () => {
    throw new CountingError('unreadable')
  })
  parser.parse(source)
}

/** Decodes XML of documents, which is in UTF-8 or UTF-16: ECMA-376, part 2, 9.1.2. */
export function decodeXml(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes)
}
