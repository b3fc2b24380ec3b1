const LONGEST_NAME = 80

/**
 * The name that a file is stored under. The number in front makes it unlike the others of its message, unlike `CON`
 * and never hidden; its end is kept, so that it opens with the right program.
 *
 * @param given by the sender: `../../x`, a path of Windows, 300 characters, anything
 */
export function safeFileName(position: number, given: string): string {
  const name = given.slice(given.search(/[^/\\]*$/)).replace(/[^A-Za-z0-9._-]/g, '_')
  return `${position}-${name.slice(-LONGEST_NAME).replace(/\.+$/, '') || 'file'}`
}

/** Whether a name is one that {@link safeFileName} makes. */
export function isSafeFileName(name: string): boolean {
  return /^\d+-[A-Za-z0-9._-]+$/.test(name)
}
