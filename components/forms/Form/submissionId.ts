import { digest, ENVELOPE, hash } from './digest.ts'

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
