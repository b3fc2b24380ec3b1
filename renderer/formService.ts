// Everything specific to the service that forwards forms (FormSubmit, https://formsubmit.co/documentation): to change
// the service, change this file. Browsers load it once something is typed in a form.

/** The default endpoint: the development inbox, on the same origin. */
export const inboxPath = '/__inbox'

/** The honeypot: the service drops messages from bots that fill in this hidden field. */
export const honeypotName = '_honey'

/** The service's names of settings that other modules use. */
export const settingNames = { subject: '_subject', next: '_next', replyTo: '_replyto', format: '_format' } as const

/** The service has an endpoint for plain forms and one for scripts. */
const FORMS = 'https://formsubmit.co/'
const SCRIPTS = `${FORMS}ajax/`

/**
 * Returns the address that a plain form posts to.
 *
 * @param endpoint the value of FORM_ENDPOINT: either endpoint, or another service's; may be empty
 * @throws Error if it is not the address of a site
 */
export function addressForForms(endpoint: string): string {
  if (endpoint === '') return inboxPath
  if (!/^https?:\/\/\w/.test(endpoint) || !URL.canParse(endpoint)) {
    throw new Error(
      `FORM_ENDPOINT is "${endpoint}", which is not an address that forms can be sent to. Write it like this: ${FORMS}your-alias.`,
    )
  }
  return endpoint.replace(SCRIPTS, FORMS)
}

/**
 * Returns the address that a script posts to, which responds in JSON.
 *
 * @param address the action of the plain form, absolute
 */
export function addressForScripts(address: string): string {
  return address.replace(FORMS, SCRIPTS)
}

/**
 * Returns the settings sent with every message, as hidden fields.
 *
 * @param subject the subject of the email that the agency receives
 * @param next the page to show afterwards: an absolute URL
 */
export function serviceFields(subject: string, next: string): Readonly<Record<string, string>> {
  return { _captcha: 'false', _template: 'table', [settingNames.subject]: subject, [settingNames.next]: next }
}

/**
 * Returns the settings that only a script can add: a JSON response, and the reply address.
 *
 * @param email the visitor's address, to which staff reply
 */
export function scriptFields(email: string): Readonly<Record<string, string>> {
  return { [settingNames.format]: 'json', [settingNames.replyTo]: email }
}

/** The reasons for which the service rejects a message; `noAnswer` means that it may have arrived. */
export type Refusal = 'busy' | 'tooLarge' | 'unconfigured' | 'refused' | 'broken' | 'noAnswer'

/** The statuses with which static hosts answer a form: the site was built without an endpoint. */
const NO_FORM_HERE = new Set([404, 405, 501])

/**
 * Returns why the service rejected a message.
 *
 * It also responds with 200 to failures: `{"success":"false","message":"This form needs Activation…"}`, where "false"
 * is a string. So only a parsable success counts as one, or a truly empty body. An HTML page is an error page, of the
 * service or of a captive portal.
 *
 * @param status the HTTP status
 * @param body the HTTP body, as text
 * @returns null if it was accepted
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
  return success !== undefined || error !== undefined ? 'refused' : 'noAnswer'
}

/** Parses the members of a JSON response; none if it is not a JSON object. */
function parseAnswer(body: string): Readonly<Record<'success' | 'message' | 'error', unknown>> {
  let answer: unknown
  try {
    answer = JSON.parse(body)
  } catch {
    // Not JSON.
  }
  const { success, message, error }: { success?: unknown; message?: unknown; error?: unknown } = Object(answer)
  return { success, message, error }
}
