/** A form that can't be taken; the message is for who sent it. */
export class RefusedSubmission extends Error {
  override readonly name = 'RefusedSubmission'

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}
