import { CountingError } from '../countingError.ts'

/** The limit for the output of all parts of a document together, in bytes. */
export const OUTPUT_LIMIT = 80 * 1024 * 1024

/** Returns readers of little-endian numbers, which throw a CountingError past the end of the file. */
export function viewOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const guard = (read: () => number) => {
    try {
      return read()
    } catch {
      throw new CountingError('unreadable')
    }
  }
  return {
    u16: (at: number) => guard(() => view.getUint16(at, true)),
    u32: (at: number) => guard(() => view.getUint32(at, true)),
  }
}

/** Reports whether a file begins with some bytes. */
export function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

/**
 * Decodes a text file: UTF-16 with a byte order mark, valid UTF-8, or else Windows-1252.
 *
 * @throws CountingError if it is not text
 */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) throw new CountingError('unsupported')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
