import { CountingError, load } from '../countingError.ts'
import { startsWith } from './bytes.ts'

/** What states the encoding of a document, in its first lines: XML, HTML and PO. */
const DECLARATION =
  /(?:<\?xml\s[^>]{0,200}?\bencoding|<meta\s[^>]{0,200}?\bcharset|"Content-Type:[^"\n]{0,200}?\bcharset)\s{0,9}=\s{0,9}["']?([\w.:-]+)/i
const LINES = 4096

const SINGLE_BYTE = /^(?:windows-|iso-8859-|koi8|macintosh|x-mac|ibm)/
/** The encodings of languages in Latin letters, as decoders and the detector call them. */
const LATIN = /^(?:windows-125[02478]|iso-8859-(?:1|2|9|15))$/i

/**
 * Decodes a text file: by its byte order mark, by what it declares, as UTF-8, or else by its letters.
 *
 * @throws CountingError if it is not text, or if its encoding is uncertain
 */
export async function decodeText(bytes: Uint8Array): Promise<string> {
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
  return asDeclared ?? (await decodeByLetters(bytes))
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

/** The length of text that the detector reads. */
const SAMPLE = 64 * 1024
/** How sure it must be of an encoding with several bytes for a letter, and of one with a byte for each, of 100. */
const [SURE, LIKELY] = [50, 25]
/** With fewer letters beyond ASCII, several encodings are as likely. */
const ENOUGH = 24
/** In Latin letters, those with accents stand alone, as a rule, and are fewer than the others. */
const [RUN, ACCENTS] = [1.7, 0.66]
// Bytes without a letter in the encodings of Windows: what has them is in another encoding.
// oxlint-disable-next-line no-control-regex
const UNUSED = /[\u0081\u008d\u008f\u0090\u009d]/

/** Decodes text in an encoding of one language. Loads the detector of encodings. */
async function decodeByLetters(bytes: Uint8Array): Promise<string> {
  const { analyse } = await load(() => import('chardet'))
  const sample = bytes.subarray(0, SAMPLE)
  const found = analyse(sample)
  const [{ name, confidence } = { name: '', confidence: 0 }] = found
  const { accents, runs, letters } = measure(sample)
  const isSingle = SINGLE_BYTE.test(name.toLowerCase())
  const isSure = isSingle ? confidence >= LIKELY && accents >= ENOUGH : confidence >= SURE
  const isLatin = accents <= runs * RUN && accents <= letters * ACCENTS
  const latin = found.find((match) => LATIN.test(match.name))?.name ?? 'windows-1252'
  const isOther = isSure && !LATIN.test(name)
  const text = isOther ? decodeAs(name, bytes) : isLatin ? decodeAs(latin, bytes) : undefined
  if (text === undefined || UNUSED.test(text)) throw new CountingError('encoding')
  return text
}

/** Counts the bytes beyond ASCII, the runs of them, and the letters of ASCII. */
function measure(bytes: Uint8Array): { accents: number; runs: number; letters: number } {
  let [accents, runs, letters] = [0, 0, 0]
  let isRun = false
  for (const byte of bytes) {
    if (byte >= 0x80) accents += 1
    if (byte >= 0x80 && !isRun) runs += 1
    isRun = byte >= 0x80
    if ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a) letters += 1
  }
  return { accents, runs, letters }
}
