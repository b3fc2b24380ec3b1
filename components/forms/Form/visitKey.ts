/** Returns a random key. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('')
}

/**
 * Returns the key of this visit of the page, which survives a reload and going back in the history.
 *
 * @param isOver begins another visit, because the last message has arrived
 */
export function visitKey(isOver = false): string {
  const state: { readonly submissionKey?: unknown } = Object(history.state)
  if (typeof state.submissionKey === 'string' && !isOver) return state.submissionKey
  const submissionKey = newKey()
  history.replaceState({ ...state, submissionKey }, '')
  return submissionKey
}
