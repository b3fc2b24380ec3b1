/** Something wrong in a file of strings, by offsets in its source. */
export interface Mistake {
  readonly at: number
  /** What is wrong, then what to write instead. */
  readonly message: string
  readonly severity?: 'warning'
  /** What mends it, where nothing has to be thought about. */
  readonly edit?: Edit
  /** Texts may be hidden behind it: what seems to be missing is not told. */
  readonly hidesTexts?: true
}

/** What stands from one offset to before another, and what is to stand there. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Takes note of a mistake; reading goes on. */
export type Report = (mistake: Mistake) => void
