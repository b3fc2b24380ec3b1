/** The reason why a document can't be counted. */
export type Reason =
  /** It takes a password to read it, or rights. */
  | 'protected'
  /** Part of its text is in attached files, in a form that a program draws, or in a form that isn't read here. */
  | 'incomplete'
  /** Its letters can't be told with certainty. */
  | 'garbled'
  | 'scanned'
  | 'photograph'
  /** In a format that its program can save in another one, which is counted. */
  | 'convertible'
  /** The texts of a program, for translation tools. */
  | 'localizationFile'
  | 'unsupported'
  /** Damaged, moved, or a folder. */
  | 'unreadable'
  /** There seems to be no end of reading it. */
  | 'tooLarge'
  | 'empty'
  /** A reader has not arrived. */
  | 'interrupted'

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
