/** The reason why a document can't be counted. */
export type Reason =
  | 'protected'
  /** Protected by a password that can be used on the device. */
  | 'password'
  | 'wrongPassword'
  /** Protected by rights: all that can be read is a notice. */
  | 'restricted'
  | 'dynamicForm'
  | 'portfolio'
  | 'garbled'
  | 'encoding'
  | 'scanned'
  /** Text of the document is in a form that isn't read here. */
  | 'incomplete'
  | 'olderOffice'
  | 'unsupported'
  | 'unreadable'
  | 'tooLarge'
  /** There seems to be no end of reading it. */
  | 'tooComplex'
  | 'empty'
  | 'systemFile'
  | 'folder'
  /** A reader has not arrived. */
  | 'interrupted'

/** Files that are no work for anybody. */
export const nothingToCount: ReadonlySet<Reason> = new Set<Reason>(['systemFile'])

/** Thrown when a document can't be counted. */
export class CountingError extends Error {
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
  }
}

let underWay = 0

/** Reports whether a reader is on its way. */
export const isLoading = (): boolean => underWay > 0

/**
 * Fetches a reader with the first document that needs it.
 *
 * @throws CountingError if it does not arrive
 */
export async function load<Reader>(fetchReader: () => Promise<Reader>): Promise<Reader> {
  underWay++
  try {
    return await fetchReader()
  } catch {
    throw new CountingError('interrupted')
  } finally {
    underWay--
  }
}
