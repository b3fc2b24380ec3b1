/** Something to be told of a passage. */
export interface Finding {
  /** The part of the passage, its end not included; nothing, where something is missing. */
  readonly start: number
  readonly end: number
  /** What is wrong: a sentence without its full stop. With nothing to write instead, what to do as well. */
  readonly message: string
  /** What stands there once it is right. */
  readonly wanted?: string
  /** Whether that is so in any case, and need not be thought about. */
  readonly isMechanical?: boolean
}
