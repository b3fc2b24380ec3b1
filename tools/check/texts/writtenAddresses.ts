import { posix } from 'node:path'
import type { Position } from '../../content/diagnostics.ts'
import { createLocator } from '../../content/locate.ts'

/** The address of a picture in a document, as the writer wrote it. */
export interface WrittenAddress {
  /** As it stands there, `%20` and all. */
  readonly address: string
  readonly from: Position
  readonly to: Position
}

const ENDING = String.raw`\.(?:svg|png|jpe?g|jfif|webp|avif|hei[cf]|hif|tiff?|gif|bmp|psd|jxl|jp2)`
/** The parentheses of a Markdown link, with or without spaces; a line of the front matter. */
const PLACES = new RegExp(
  [
    String.raw`\]\([ \t]*<(?<bracketed>[^<>\n]+)>`,
    String.raw`\]\([ \t]*(?<bare>[^<>"\n]*?${ENDING})(?=[ \t]*\)|[ \t]+["'(])`,
    String.raw`^(?:image|mark):[ \t]*(?<mark>["']?)(?<key>[^"'\n]*?${ENDING})\k<mark>[ \t]*(?:#.*)?$`,
  ].join('|'),
  'dgim',
)

/** Every address of a picture in the source of a document, found in the text: in documents with mistakes, too. */
export function findWrittenAddresses(source: string): WrittenAddress[] {
  const locate = createLocator(source)
  return [...source.matchAll(PLACES)].flatMap(({ indices }) => {
    const { bracketed, bare, key } = indices?.groups ?? {}
    const [from, to] = bracketed ?? bare ?? key ?? []
    if (from === undefined) return []
    return { address: decodeAddress(source.slice(from, to)), from: locate(from), to: locate(to ?? from) }
  })
}

/** The path that an address means: `mon%20image.jpg` is `mon image.jpg`. */
export function decodeAddress(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/**
 * Where an address leads, from the project's root.
 *
 * @param file the document: `content/fr/articles/x.mdx`
 */
export function resolveAddress(file: string, address: string): string {
  return posix.join(posix.dirname(file), address)
}

/** The address of a picture as a document writes it. */
export function addressFrom(file: string, picture: string): string {
  return posix.relative(posix.dirname(file), picture)
}
