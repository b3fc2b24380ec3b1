import { z } from 'zod'

const LONGEST_DELAY = 600_000
/** These have no body. */
const EMPTY: ReadonlySet<number> = new Set([204, 205])

/** How the inbox misbehaves, so that forms meet over a real connection what a service does on a bad day. */
export const faultSchema = z
  .strictObject({
    /** 500, 429, 403 … From 400 on, the message is not kept. */
    status: z
      .int()
      .min(200)
      .max(599)
      .refine((status) => status < 300 || status >= 400, 'A redirect says neither yes nor no: 200–299 or 400–599')
      .exactOptional(),
    /** Milliseconds before the answer; the message is kept first. */
    delay: z.int().min(0).max(LONGEST_DELAY).exactOptional(),
    /** The connection ends with the first bytes of the body, or when all has been received and kept. */
    hangUp: z.enum(['mid-upload', 'before answer']).exactOptional(),
    /** HTTP 200 that says no, as FormSubmit does to forms that nobody activated. */
    rejects: z.literal(true).exactOptional(),
    /** Scripts of other origins can't read the answer, nor send anything that asks first. */
    withoutCors: z.literal(true).exactOptional(),
    /** A page as the answer, whatever was asked for: as a proxy or a hotel's network has it. */
    html: z.literal(true).exactOptional(),
    /** The answer, word for word, whatever was asked for, with status 200 where none is given; the message is not kept. */
    body: z.string().exactOptional(),
    /** What the body is sent as; JSON where nothing is said. */
    contentType: z
      .string()
      .regex(/^[\w.+-]+\/[\w.+-]+$/, 'A type of content, without parameters: text/plain')
      .exactOptional(),
    /** In spite of the body, the message is kept. */
    keeps: z.literal(true).exactOptional(),
    /** Answers 405 to browsers that ask, on behalf of a page of another origin, whether it may post; or hangs up. */
    preflight: z.enum(['refused', 'reset']).exactOptional(),
  })
  .refine(
    ({ body, html, rejects }) => body === undefined || !(html || rejects),
    'One answer only: body, html or rejects',
  )
  .refine(
    ({ body, contentType, keeps }) => body !== undefined || !(contentType || keeps),
    'contentType and keeps need a body',
  )
  .refine(({ body, status }) => !body || !EMPTY.has(status ?? 200), 'With status 204 or 205 the body is empty: ""')

export type Fault = Readonly<z.infer<typeof faultSchema>>

/** The faults to choose from on the inbox's page. */
export const presets: Readonly<Record<string, Fault>> = {
  'server error': { status: 500 },
  'server error without CORS': { status: 500, withoutCors: true },
  'server error as a page': { status: 500, html: true },
  'service is down (522)': { status: 522, html: true, withoutCors: true },
  'too many requests': { status: 429 },
  forbidden: { status: 403 },
  'too large': { status: 413 },
  'no such form': { status: 404, html: true },
  'says no with status 200': { rejects: true },
  'a page with status 200': { html: true },
  'broken JSON with status 200': { body: '{"success":"tr' },
  'an error in JSON with status 200': { body: '{"error":"The mailbox is full."}' },
  'success: 0 with status 200': { body: '{"success":0}' },
  'success: "False" with status 200': { body: '{"success":"False"}' },
  'an error in plain text with status 200': { body: 'Error: mailbox full', contentType: 'text/plain' },
  'nothing with status 200': { body: '' },
  'nothing with status 204': { status: 204, body: '' },
  'without CORS': { withoutCors: true },
  'refuses the preflight': { preflight: 'refused' },
  'hangs up on the preflight': { preflight: 'reset' },
  'hangs up in mid-upload': { hangUp: 'mid-upload' },
  'hangs up before answering': { hangUp: 'before answer' },
  'answers after 3 seconds': { delay: 3_000 },
  'answers after 2 minutes': { delay: 120_000 },
  'fails after 3 seconds': { delay: 3_000, status: 500 },
}

/** Whether a message counts as received in spite of the fault. */
export function keepsMessages(fault: Fault | null): boolean {
  if (!fault) return true
  const { status = 200, rejects, html, hangUp, body, keeps } = fault
  if (hangUp === 'mid-upload') return false
  return body === undefined ? status < 400 && !rejects && !html : keeps === true
}

/** One line for people: `status 500, no CORS header; messages are not kept`. */
export function describeFault(fault: Fault): string {
  const { status, delay, hangUp, rejects, withoutCors, html, body, contentType, preflight } = fault
  const parts = [
    status !== undefined && `status ${status}`,
    rejects && 'success: "false"',
    html && 'an HTML page as body',
    body !== undefined && `the body ${JSON.stringify(body)}`,
    contentType && `as ${contentType}`,
    withoutCors && 'no CORS header',
    preflight && `the preflight is ${preflight}`,
    delay !== undefined && `${delay.toLocaleString('en')} ms late`,
    hangUp && `hangs up ${hangUp}`,
  ].filter((part) => typeof part === 'string')
  return `${parts.join(', ') || 'nothing'}; messages are ${keepsMessages(fault) ? 'kept' : 'not kept'}`
}

/** A fault that was asked for, null for none; or what is wrong with the request. */
type FaultRequest =
  | { readonly fault: Fault | null; readonly problem?: never }
  | { readonly fault?: never; readonly problem: string }

const requestSchema = z.strictObject({ fault: faultSchema.nullable() })

/**
 * Reads what the inbox is told to do.
 *
 * @param body `fault=server+error`, `fault=` for none; in JSON `{"fault": {"status": 500}}`, `{"fault": null}` for none
 */
export function readFault(body: string, isJson: boolean): FaultRequest {
  if (isJson) return readJson(body)
  const name = new URLSearchParams(body).get('fault')
  if (name === '') return { fault: null }
  const preset = name !== null && Object.hasOwn(presets, name) ? presets[name] : undefined
  return preset ? { fault: preset } : { problem: `Send fault= with one of: ${Object.keys(presets).join('; ')}.` }
}

function readJson(body: string): FaultRequest {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return { problem: 'That is not JSON. Send {"fault": {"status": 500}}, or {"fault": null} for none.' }
  }
  const { data, error } = requestSchema.safeParse(value)
  return data ? { fault: data.fault } : { problem: z.prettifyError(error) }
}
