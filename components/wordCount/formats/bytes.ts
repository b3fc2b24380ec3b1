import { CountingError } from '../countingError.ts'

/** What all parts of a document together may still take when they are unpacked, in bytes. */
export interface OutputBudget {
  left: number
}

const OUTPUT_LIMIT = 80 * 1024 * 1024

export function createBudget(): OutputBudget {
  return { left: OUTPUT_LIMIT }
}

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
    u64: (at: number) => guard(() => Number(view.getBigUint64(at, true))),
  }
}

export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

/** Reports whether a file begins with some bytes. */
export function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}
