/** A failure of the service that tests have the inbox imitate. */
export interface Fault {
  /** 500, 429, 403 … From 400 on, the message is not kept. */
  readonly status?: number
  /** Milliseconds before the answer; the message is kept first. */
  readonly delay?: number
  /** The connection ends with the first bytes of the body, or when all has been received and kept. */
  readonly hangUp?: 'mid-upload' | 'before answer'
  /** HTTP 200 with a refusal, as FormSubmit answers forms that were not activated. */
  readonly rejects?: true
  /** Scripts of other origins can't read the answer, nor send anything that asks first. */
  readonly withoutCors?: true
  /** A page as the answer, whatever was asked for: as a proxy or a hotel's network has it. */
  readonly html?: true
  /** The answer, word for word, whatever was asked for, with status 200 where none is given; the message is not kept. */
  readonly body?: string
  /** The content type of the body; JSON by default. */
  readonly contentType?: string
  /** In spite of the body, the message is kept. */
  readonly keeps?: true
  /** Answers 405 to browsers that ask, on behalf of a page of another origin, whether it may post; or hangs up. */
  readonly preflight?: 'refused' | 'reset'
}

/** Returns whether a message counts as received in spite of the fault. */
export function keepsMessages({ status = 200, rejects, html, hangUp, body, keeps }: Fault): boolean {
  if (hangUp === 'mid-upload') return false
  return body === undefined ? status < 400 && !rejects && !html : keeps === true
}
