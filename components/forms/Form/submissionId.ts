/** Fields that say where a message comes from, not what it says; settings begin with `_`. */
const ENVELOPE = /^(?:_|(?:language|page|submissionId|reference)$)/

/** A key that nobody else has. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('')
}

/**
 * The key of this visit of the page: it outlives a reload, and is the same again for who comes back to it in the
 * history.
 *
 * @param isOver begins another: what was written with the last one has arrived
 */
export function visitKey(isOver = false): string {
  const state: { readonly submissionKey?: unknown } = Object(history.state)
  if (typeof state.submissionKey === 'string' && !isOver) return state.submissionKey
  const submissionKey = newKey()
  history.replaceState({ ...state, submissionKey }, '')
  return submissionKey
}

/**
 * What a submission is known by: the same, sent again, has the same id; what was corrected has another, and so has the
 * same that is written anew.
 *
 * @param key of the draft, or of the visit where there is none
 * @returns letters, digits and a hyphen
 */
export function submissionIdOf(key: string, form: string, message: FormData): string {
  const content = [...message]
    .filter(([name, value]) => value !== '' && !ENVELOPE.test(name))
    .map(([name, value]) => [name, value instanceof File ? `${value.name} ${value.size}` : value])
  return `${key}-${digest(JSON.stringify([form, content]))}`
}

/** What is kept beside a choice in a draft, and is no part of what was written: which one the page came with. */
export const FIRST_CHOICE = ':first'

/**
 * Tells what was written from anything else: the same for a draft, and for the message that the browser makes of it, with
 * empty fields, settings and line ends of its own.
 */
export function digestOfWritten(fields: Iterable<readonly [name: string, value: FormDataEntryValue]>): string {
  const written = [...fields]
    .map(([name, value]) => [name, value instanceof File ? value.name : value.replaceAll('\r\n', '\n')] as const)
    .filter(([name, value]) => value !== '' && !ENVELOPE.test(name) && !name.endsWith(FIRST_CHOICE))
  return digest(JSON.stringify(written.toSorted()))
}

/** What can be read aloud and written down without a mistake: no 0 and O, no 1, I and L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/**
 * What people call a submission by, on the phone: the same for the same id.
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

/** FNV-1a: 32 bits tell the versions of one draft apart. http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(text: string): number {
  let value = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 16_777_619)
  return value >>> 0
}
