/** By name: Vite loads vite.config.ts, and with it the plugins that throw them, in a copy of its own. */
const TELLING = new Set(['BoundaryError', 'ContentError'])

/**
 * Finds the error whose message says all that there is to mend, so that nobody has to read where in the bundler it was
 * noticed.
 *
 * @param error as the build threw it: the error itself, or one that has it as its cause or among its `errors`.
 *   https://rolldown.rs/reference/TypeAlias.BundleError
 * @returns undefined where it is any other error
 */
export function findTellingError(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined
  if (TELLING.has(error.name)) return error
  const errors: unknown = Reflect.get(error, 'errors')
  return [error.cause, ...(Array.isArray(errors) ? errors : [])].map(findTellingError).find(Boolean)
}
