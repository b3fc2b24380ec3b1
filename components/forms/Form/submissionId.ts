/** Fields about the origin of a message or its estimate, not its content; settings begin with `_`. */
const ENVELOPE = /^(?:_|(?:language|page|submissionId|reference|estimate)$)/

/**
 * Returns the id of a submission: the same for the same content sent again; another for corrected content, and for the
 * same content written again.
 *
 * @param key the key of the draft, or of the visit if there is no draft
 * @returns letters, digits and a hyphen
 */
export function submissionIdOf(key: string, form: string, message: FormData): string {
  const content = [...message]
    .map(
      ([name, value]) => [name, value instanceof File ? value.name && `${value.name} ${value.size}` : value] as const,
    )
    .filter(([name, value]) => value !== '' && !ENVELOPE.test(name))
  return `${key}-${digest(JSON.stringify([form, content]))}`
}

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

/** Characters that are not mistaken for one another when read aloud or written down: no 0 and O, no 1, I and L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/**
 * Returns the reference of a submission for use on the phone, derived from its id.
 *
 * @returns `7KX-M4QP`
 */
export function referenceOf(submissionId: string): string {
  let rest = hash(submissionId)
  const letters = Array.from({ length: 7 }, () => {
    const letter = LETTERS[rest % LETTERS.length]
    rest = Math.floor(rest / LETTERS.length)
    return letter
  })
  return `${letters.slice(0, 3).join('')}-${letters.slice(3).join('')}`
}

function digest(text: string): string {
  return hash(text).toString(36)
}

/** FNV-1a: 32 bits suffice for the versions of one draft. http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(text: string): number {
  let value = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 16_777_619)
  return value >>> 0
}
