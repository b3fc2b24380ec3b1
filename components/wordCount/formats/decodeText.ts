import { CountingError } from '../countingError.ts'
import { startsWith } from './bytes.ts'

const LINES = 4096

/**
 * Decodes a text file: by its byte order mark, as UTF-8, or else as text of Windows.
 *
 * @throws CountingError if it is not text, or if its encoding is uncertain
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = encodingOf(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  if (bytes.includes(0)) throw new CountingError('unsupported')
  try {
    // Escape sequences of ISO 2022 are also valid UTF-8.
    if (!bytes.includes(0x1b)) return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8.
  }
  return decodeLatin(bytes)
}

/** Returns the encoding by the byte order mark, or by the zeros in UTF-16 without a mark. */
export function encodingOf(bytes: Uint8Array): string | undefined {
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
