/** Fields about the origin of a message or its estimate, not its content; settings begin with `_`. */
const ENVELOPE = /^(?:_|(?:language|page|submissionId|reference|estimate)$)/

/**
 * Returns the id of a submission: the same for the same content sent again; another for corrected content, and for the
 * same content written again.
 *
 * @param key the key of the draft
 * @returns letters, digits and a hyphen
 */
export function submissionIdOf(key: string, form: string, message: FormData): string {
  const content = [...message]
    .map(([name, value]) => [name, value instanceof File ? describeFile(value) : value] as const)
    .filter(([name, value]) => value !== '' && !ENVELOPE.test(name))
  return `${key}-${hash(JSON.stringify([form, content])).toString(36)}`
}

const describeFile = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

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

/** Returns 32 bits. FNV-1a: these suffice for the versions of one draft. http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(text: string): number {
  let value = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 16_777_619)
  return value >>> 0
}
