import { z } from 'zod'
import { findTellingError } from '../findTellingError.ts'

/** What the system says, and what to do. https://nodejs.org/api/errors.html#common-system-errors */
const SYSTEM_ERRORS: Readonly<Record<string, (place: string) => string>> = {
  ENOSPC: (place) => `The disk is full: the build could not write ${place}. Free some room, and build again.`,
  EDQUOT: (place) =>
    `Your share of the disk is used up: the build could not write ${place}. Free some room, and build again.`,
  EACCES: (place) => `The build may not touch ${place}. Make it belong to whoever builds, and build again.`,
  EPERM: (place) =>
    `The system forbids the build to touch ${place}. Make it belong to whoever builds, and build again.`,
  EROFS: (place) => `The build can't write ${place}: its disk may only be read. Build in a folder that may be written.`,
  EBUSY: (place) => `Another program holds ${place}. Close it, and build again.`,
  EIO: (place) => `The disk fails at ${place}. Build on another one.`,
  EMFILE: () => 'The build has too many files open for this system. Allow more (ulimit -n 4096), and build again.',
  ENFILE: () => 'This system has too many files open. Close other programs, and build again.',
  ENOMEM: () => 'The system has no memory left. Close other programs, and build again.',
  ERR_WORKER_OUT_OF_MEMORY: () =>
    'Setting a PDF or drawing an image took more memory than there is. Close other programs, and build again.',
}
/** What programs say that are not written in JavaScript: the bundler, Pagefind. */
const SAID_IN_WORDS: ReadonlyArray<readonly [RegExp, string]> = [
  [/no space left on device/i, 'ENOSPC'],
  [/disk quota exceeded/i, 'EDQUOT'],
  [/permission denied/i, 'EACCES'],
  [/read-only file system/i, 'EROFS'],
  [/too many open files/i, 'EMFILE'],
]

const systemError = z.object({ code: z.string(), path: z.string().optional() })

/**
 * What stopped the build, for whoever has to mend it: mistakes in the content or the code by their own list, what the
 * system refused in a sentence.
 *
 * @returns undefined for any other error: a mistake in the build itself, for which its stack says most
 */
export function describeFailure(error: unknown): string | undefined {
  return findTellingError(error)?.message ?? describeSystemError(error)
}

function describeSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { data } = systemError.safeParse(error)
  const code = data && data.code in SYSTEM_ERRORS ? data.code : codeInWords(error.message)
  const describe = code === undefined ? undefined : SYSTEM_ERRORS[code]
  if (describe) return describe(data?.path ?? 'a file of the site')
  const errors: unknown = Reflect.get(error, 'errors')
  return [error.cause, ...(Array.isArray(errors) ? errors : [])].map(describeSystemError).find(Boolean)
}

function codeInWords(message: string): string | undefined {
  return SAID_IN_WORDS.find(([words]) => words.test(message))?.[1]
}
