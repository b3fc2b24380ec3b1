import { ContentError } from '../content/diagnostics.ts'

/**
 * Finds the error whose message says all that there is to mend, so that nobody has to read where in the bundler it was
 * noticed.
 *
 * @param error as the build threw it: the error itself, or one that has it as its cause or among its `errors`.
 *   https://rolldown.rs/reference/TypeAlias.BundleError
 * @returns undefined where it is any other error
 */
export function findTellingError(error: unknown): ContentError | undefined {
  if (error instanceof ContentError) return error
  if (!(error instanceof Error)) return undefined
  const errors: unknown = Reflect.get(error, 'errors')
  return [error.cause, ...(Array.isArray(errors) ? errors : [])].map(findTellingError).find(Boolean)
}
