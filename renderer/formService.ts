// All that is particular to the service that forwards forms (FormSubmit, https://formsubmit.co/documentation):
// to change the service, change this file. Browsers load it with the first form that is touched.

/** Where forms go while no service is set: the inbox that serves beside the site, on the same origin. */
export const inboxPath = '/__inbox'

/** A field that nobody sees: the service drops the messages of the robots that fill it in. */
export const honeypotName = '_honey'

/** What a form's own settings begin with; they are not part of the message that staff read. */
export const SETTING_PREFIX = '_'

/** What the service calls the settings that are read or compared elsewhere, too. */
export const settingNames = { subject: '_subject', next: '_next', replyTo: '_replyto', format: '_format' } as const

/** The service's address for scripts has one more part than the one for plain forms. */
const SERVICE_ORIGIN = 'https://formsubmit.co'
const SCRIPT_PREFIX = '/ajax/'
const SERVICE_HOSTS = new Set(['formsubmit.co', 'www.formsubmit.co'])

/**
 * The address that a plain form posts to.
 *
 * @param endpoint FORM_ENDPOINT, as people write it: plain or for scripts, with `www.` or without, with `https://` or
 *   without; empty where there is none
 * @throws Error where it is no address on the web
 */
export function addressForForms(endpoint: string): string {
  if (endpoint === '') return inboxPath
  const written = /^[a-z]+:\/\//i.test(endpoint) ? endpoint : `https://${endpoint}`
  const url = URL.canParse(written) ? new URL(written) : null
  if (!url || url.username !== '' || !/^https?:$/.test(url.protocol) || !/^localhost$|[.:]/.test(url.hostname)) {
    throw new Error(
      `FORM_ENDPOINT is "${endpoint}", which is no address that forms can be sent to. Write it like this: ${SERVICE_ORIGIN}/your-alias.`,
    )
  }
  if (!SERVICE_HOSTS.has(url.hostname)) return url.href
  return `${SERVICE_ORIGIN}/${url.pathname.replace(SCRIPT_PREFIX, '/').slice(1)}${url.search}`
}

/**
 * The address that a script posts to, and that answers it in JSON.
 *
 * @param address what the plain form posts to, absolute
 */
export function addressForScripts(address: string): string {
  return address.startsWith(`${SERVICE_ORIGIN}/`) && !address.startsWith(`${SERVICE_ORIGIN}${SCRIPT_PREFIX}`)
    ? address.replace(`${SERVICE_ORIGIN}/`, `${SERVICE_ORIGIN}${SCRIPT_PREFIX}`)
    : address
}

/**
 * The settings that go along with every message, as hidden fields.
 *
 * @param subject of the mail that the agency receives
 * @param next the page to show afterwards: an absolute address, for the service
 */
export function serviceFields(subject: string, next: string): Readonly<Record<string, string>> {
  return { _captcha: 'false', _template: 'table', [settingNames.subject]: subject, [settingNames.next]: next }
}

/**
 * The settings that only a script can add: it wants its answer as JSON, and knows what was typed.
 *
 * @param email the visitor's, to which staff reply
 */
export function scriptFields(email: string): Readonly<Record<string, string>> {
  return { [settingNames.format]: 'json', [settingNames.replyTo]: email }
}

/**
 * What the service can say against a message: too many of them, too large, no form here, no, nothing sound; or something
 * that nobody can read, so that it may have arrived.
 */
export type Refusal = 'busy' | 'tooLarge' | 'unconfigured' | 'refused' | 'broken' | 'unclear'

/** Nobody takes forms at this address: a static host says so where a site was built without an endpoint. */
const NO_FORM_HERE = new Set([404, 405, 501])

/**
 * Whether the service took a message.
 *
 * It answers 200 to failures, too: `{"success":"false","message":"This form needs Activation…"}`, where "false" is a
 * text. So only a readable success is one, or an answer that is really empty. A page of HTML is an error page, of the
 * service or of a network that wants a login first.
 *
 * @param status of the HTTP answer
 * @param body of the HTTP answer, as text
 * @returns null where it did
 */
export function readAnswer(status: number, body: string): Refusal | null {
  if (status === 429) return 'busy'
  if (status === 413) return 'tooLarge'
  if (NO_FORM_HERE.has(status)) return 'unconfigured'
  if (status >= 500) return 'broken'
  if (status < 200 || status >= 300) return 'refused'
  if (body.trim() === '') return null
  if (/^\s*</.test(body)) return 'broken'
  const { success, message, error } = parseAnswer(body)
  if (/^true$/i.test(String(success))) return null
  if (/activat/i.test(String(message))) return 'unconfigured'
  return success !== undefined || error !== undefined ? 'refused' : 'unclear'
}

/** The answer's members, whatever they are; none where it is not a JSON object. */
function parseAnswer(body: string): Readonly<Record<'success' | 'message' | 'error', unknown>> {
  let answer: unknown
  try {
    answer = JSON.parse(body)
  } catch {
    // Not JSON: nothing that could be read.
  }
  const { success, message, error }: { success?: unknown; message?: unknown; error?: unknown } = Object(answer)
  return { success, message, error }
}
