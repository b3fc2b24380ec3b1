/** A file that came with a message. */
export interface ReceivedFile {
  /** The name of the form's field. */
  readonly field: string
  /** As the sender named it, which can be anything: `../../x`. */
  readonly name: string
  /** As the sender says: it is not looked at. */
  readonly type: string
  readonly size: number
  /** In hexadecimal digits. */
  readonly sha256: string
  /** On this machine: absolute. */
  readonly path: string
}

/** What somebody sent with a form. */
export interface ReceivedMessage {
  /** The submission's own, or one made here: for those without, and where another message has that id. */
  readonly id: string
  /** The ids that it came with, each time; none where no script ever marked it. */
  readonly submissionIds: readonly string[]
  /** ISO 8601 */
  readonly received: string
  /** More than 1 where the same submission came again. */
  readonly times: number
  /** Without the files; the values of a name that was sent twice are joined with a comma. */
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly ReceivedFile[]
}
