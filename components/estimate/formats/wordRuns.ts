import { CountingError } from '../countingError.ts'
import { viewOf } from './bytes.ts'

/** A run of text that readers don't see, by where it begins and ends in the main stream. */
export interface UnseenRun {
  readonly start: number
  readonly end: number
  readonly kind: 'deleted' | 'hidden'
}

const PAGE_SIZE = 512
/** Marked as deleted while changes were tracked; hidden. */
const kinds: Readonly<Record<number, UnseenRun['kind'] | undefined>> = { 0x0800: 'deleted', 0x083c: 'hidden' }
/** The bytes of a property's value, by the highest three bits of its number; the sixth kind says them itself. */
const SIZES = [1, 1, 2, 4, 2, 2, undefined, 3]

/**
 * Lists the runs of a Word document that are deleted or hidden, by the properties of its characters.
 *
 * @param list of the pages that have the properties: PlcBteChpx
 */
export function listUnseenRuns(main: Uint8Array, list: Uint8Array): UnseenRun[] {
  const { u32 } = viewOf(list)
  const count = Math.max(0, Math.floor((list.length - 4) / 8))
  return Array.from({ length: count }, (_, index) => u32((count + 1 + index) * 4) & 0x3fffff).flatMap((page) =>
    readPage(main.subarray(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)),
  )
}

/** Reads a page of properties, ChpxFkp: where runs begin, and half of where the properties of each stand. */
function readPage(page: Uint8Array): UnseenRun[] {
  if (page.length < PAGE_SIZE) throw new CountingError('unreadable')
  const { u32 } = viewOf(page)
  const count = page.at(-1) ?? 0
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const at = (page[(count + 1) * 4 + index] ?? 0) * 2
    const kind = at > 0 && kindOf(page.subarray(at + 1, at + 1 + (page[at] ?? 0)))
    return kind ? [{ start: u32(index * 4), end: u32(index * 4 + 4), kind }] : []
  })
}

function kindOf(properties: Uint8Array): UnseenRun['kind'] | undefined {
  const { u16 } = viewOf(properties)
  for (let at = 0; at + 2 < properties.length;) {
    const property = u16(at)
    const kind = kinds[property]
    if (kind && properties[at + 2] === 1) return kind
    at += 2 + (SIZES[property >> 13] ?? 1 + (properties[at + 2] ?? 0))
  }
  return undefined
}
