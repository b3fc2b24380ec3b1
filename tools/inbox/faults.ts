/** How the inbox misbehaves, so that forms meet over a real connection what a service does on a bad day. */
export interface Fault {
  /** 500, 429, 403 … From 400 on, the message is not kept. */
  readonly status?: number
  /** Milliseconds before the answer; the message is kept first. */
  readonly delay?: number
  /** The connection ends with the first bytes of the body, or when all has been received and kept. */
  readonly hangUp?: 'mid-upload' | 'before answer'
  /** HTTP 200 that says no, as FormSubmit does to forms that nobody activated. */
  readonly rejects?: true
  /** Scripts of other origins can't read the answer, nor send anything that asks first. */
  readonly withoutCors?: true
  /** A page as the answer, whatever was asked for: as a proxy or a hotel's network has it. */
  readonly html?: true
  /** The answer, word for word, whatever was asked for, with status 200 where none is given; the message is not kept. */
  readonly body?: string
  /** What the body is sent as; JSON where nothing is said. */
  readonly contentType?: string
  /** In spite of the body, the message is kept. */
  readonly keeps?: true
  /** Answers 405 to browsers that ask, on behalf of a page of another origin, whether it may post; or hangs up. */
  readonly preflight?: 'refused' | 'reset'
}

/** The faults to choose from on the inbox's page. */
export const presets: Readonly<Record<string, Fault>> = {
  'server error': { status: 500 },
  'service is down, without CORS': { status: 522, html: true, withoutCors: true },
  'too many requests': { status: 429 },
  forbidden: { status: 403 },
  'too large': { status: 413 },
  'says no with status 200': { rejects: true },
  'a page with status 200': { html: true },
  'broken JSON with status 200': { body: '{"success":"tr' },
  'refuses the preflight': { preflight: 'refused' },
  'hangs up in mid-upload': { hangUp: 'mid-upload' },
  'hangs up before answering': { hangUp: 'before answer' },
  'answers after 3 seconds': { delay: 3000 },
  'answers after 2 minutes': { delay: 120_000 },
}

/** Returns whether a message counts as received in spite of the fault. */
export function keepsMessages({ status = 200, rejects, html, hangUp, body, keeps }: Fault): boolean {
  if (hangUp === 'mid-upload') return false
  return body === undefined ? status < 400 && !rejects && !html : keeps === true
}
