/**
 * Runs a function that uses storage or cookies, which a browser may forbid.
 *
 * @returns undefined if it does
 */
export function ifAllowed<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
