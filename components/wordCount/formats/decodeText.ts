import { CountingError } from '../countingError.ts'
import { startsWith } from './bytes.ts'

/** What states the encoding of a document, in its first lines: XML and HTML. */
const DECLARATION = /(?:<\?xml\s[^>]{0,200}?\bencoding|<meta\s[^>]{0,200}?\bcharset)\s{0,9}=\s{0,9}["']?([\w.:-]+)/i
const LINES = 4096

const SINGLE_BYTE = /^(?:windows-|iso-8859-|koi8|macintosh|x-mac|ibm)/
/**
 * Decodes a text file: by its byte order mark, by what it declares, as UTF-8, or else as text of Windows.
 *
 * @throws CountingError if it is not text, or if its encoding is uncertain
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = encodingOfMark(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  if (bytes.includes(0)) throw new CountingError('unsupported')
  const declared = declaredEncoding(bytes)
  const isPlain = declared === undefined || SINGLE_BYTE.test(declared)
  const text = isPlain ? undefined : decodeAs(declared, bytes)
  if (text !== undefined) return text
  // Escape sequences of ISO 2022 are also valid UTF-8.
  const utf8 = bytes.includes(0x1b) ? undefined : decodeAs('utf-8', bytes)
  if (utf8 !== undefined) return utf8
  const asDeclared = declared === undefined ? undefined : decodeAs(declared, bytes)
  return asDeclared ?? decodeLatin(bytes)
}

/** Returns the encoding by the byte order mark, or by the zeros in UTF-16 without a mark. */
function encodingOfMark(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return 'utf-8'
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  const zeros = [0, 0]
  const head = bytes.subarray(0, LINES)
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > head.length / 8 && even === 0) return 'utf-16le'
  return even > head.length / 8 && odd === 0 ? 'utf-16be' : undefined
}

/** @returns the name that decoders give it; undefined if they know none */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const name = DECLARATION.exec(new TextDecoder('latin1').decode(bytes.subarray(0, LINES)))?.[1]
  // Text that is read byte by byte can't be UTF-16, whatever it declares.
  if (name === undefined || /^utf-?16/i.test(name)) return undefined
  try {
    return new TextDecoder(name).encoding
  } catch {
    return undefined
  }
}

function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** In Latin letters, those with accents stand alone, as a rule, and are fewer than the others. */
const [RUN, ACCENTS] = [1.7, 0.66]
// Bytes without a letter in the encoding of Windows: what has them is in another one.
// oxlint-disable-next-line no-control-regex
const UNUSED = /[\u0081\u008d\u008f\u0090\u009d]/

/** Decodes text of Windows in Latin letters; no other encoding of one byte a letter can be told with certainty. */
function decodeLatin(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes)
  const accents = text.match(/[^\0-\u007f]/g)?.length ?? 0
  const runs = text.match(/[^\0-\u007f]+/g)?.length ?? 0
  const letters = text.match(/[a-z]/gi)?.length ?? 0
  if (UNUSED.test(text) || accents > runs * RUN || accents > letters * ACCENTS) throw new CountingError('garbled')
  return text
}
