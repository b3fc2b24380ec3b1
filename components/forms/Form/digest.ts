/** Fields about the origin of a message or its estimate, not its content; settings begin with `_`. */
export const ENVELOPE = /^(?:_|(?:language|page|submissionId|reference|estimate)$)/

/**
 * Returns a digest of what was written: the same for a draft and for the message that the browser makes of it, with
 * empty fields, settings and line ends of its own. The service is left out, because it may be the choice of a link.
 */
export function digestOfWritten(fields: Iterable<readonly [name: string, value: FormDataEntryValue]>): string {
  const written = [...fields]
    .map(([name, value]) => [name, value instanceof File ? value.name : value.replaceAll('\r\n', '\n')] as const)
    .filter(([name, value]) => value !== '' && !ENVELOPE.test(name) && name !== 'service')
  return digest(JSON.stringify(written.toSorted()))
}

/** Returns a short digest of a text: digits and lower-case letters. */
export function digest(text: string): string {
  return hash(text).toString(36)
}

/** Returns 32 bits. FNV-1a: these suffice for the versions of one draft. http://www.isthe.com/chongo/tech/comp/fnv/ */
export function hash(text: string): number {
  let value = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 16_777_619)
  return value >>> 0
}
