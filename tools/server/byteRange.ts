/** A single range; numbers of up to fifteen digits are exact in JavaScript. */
const SINGLE_RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/
const LAST_BYTES = /^bytes=-(\d{1,15})$/

/**
 * Returns the part of a file that a `Range` header asks for, in the form that sirv reads correctly. Suffix ranges (`-500`)
 * are counted from the start.
 *
 * A server may answer any range with the whole file (RFC 9110, 14.2). This one does so if sirv gets a range wrong
 * (several ranges; the first byte alone, `0-0`) or throws (`5-2`, huge numbers), and for `If-Range`, which it ignores.
 *
 * @param size the size of the file in bytes
 * @returns `bytes=0-` or `bytes=0-99`, or undefined for the whole file
 */
export function singleRange(
  range: string | undefined,
  { size, ifRange }: { readonly size: number; readonly ifRange?: string | string[] | undefined },
): string | undefined {
  const [, count] = LAST_BYTES.exec(range ?? '') ?? []
  if (count !== undefined) {
    const isAnswerable = ifRange === undefined && Number(count) > 0 && Number(count) < size
    return isAnswerable ? `bytes=${size - Number(count)}-` : undefined
  }
  const [, first, last] = SINGLE_RANGE.exec(range ?? '') ?? []
  if (first === undefined || ifRange !== undefined || last === '0') return undefined
  return last === '' || Number(first) <= Number(last) ? `bytes=${first}-${last}` : undefined
}
