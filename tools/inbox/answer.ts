import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendNotice } from './sendPage.tsx'

/** What is said to a form that was sent. */
export interface Answer {
  readonly status: number
  readonly success: boolean
  readonly message: string
  /** Where the sender's browser goes on, as the form wished. */
  readonly next?: string | undefined
}

/** As FormSubmit says it: https://formsubmit.co/documentation */
export const accepted = {
  status: 200,
  success: true,
  message: 'The form was submitted successfully.',
} as const satisfies Answer

/** Said with HTTP 200, to every form until somebody follows the link in the first mail. */
export const notActivated = {
  status: 200,
  success: false,
  message:
    'This form needs Activation. We\'ve sent you an email containing an "Activate Form" link. Just click it and your form will be actived!',
} as const satisfies Answer

const NOWHERE = 'http://nowhere.invalid'

/**
 * Answers as FormSubmit does: in JSON to scripts that ask for it, to browsers with the page that the form wishes for.
 *
 * @param asPage answers with a page to all of them
 */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, success, message, next }: Answer,
  asPage = false,
): void {
  const { accept = '' } = request.headers
  const location = success ? readNext(next) : null
  if (asPage) sendNotice(response, status, message)
  else if (/\bapplication\/json\b/i.test(accept)) {
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
    // The service's "false" is a text.
    response.end(JSON.stringify({ success: String(success), message }))
  } else if (location !== null) response.writeHead(302, { Location: location }).end()
  else if (/\btext\/html\b/i.test(accept)) sendNotice(response, status, success ? `Thank you. ${message}` : message)
  else sendText(response, status, success ? `Thank you. ${message}` : message)
}

/** One line of plain text. */
export function sendText(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${message}\n`)
}

/**
 * Reads `_next`, which anybody may fill with anything.
 *
 * @returns what can stand in a header; null for all but a path of this origin (`//host` is none) and web addresses
 */
export function readNext(next = ''): string | null {
  if (!URL.canParse(next, NOWHERE)) return null
  const url = new URL(next, NOWHERE)
  if (/^https?:\/\//i.test(next)) return url.href
  return next.startsWith('/') && url.origin === NOWHERE ? url.href.slice(NOWHERE.length) : null
}
