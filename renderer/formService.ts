import { siteConfig } from '../site.config.ts'

// All that is particular to the service that forwards forms (FormSubmit, https://formsubmit.co/documentation):
// to change the service, change this file.

/** Where forms are posted: the service or, without one, the inbox that serves beside the site on the same origin. */
export const formAction = siteConfig.formEndpoint || '/__inbox'

/** A field that nobody sees: the service drops the messages of the robots that fill it in. */
export const honeypotName = '_honey'

/**
 * The settings that go along with every message, as hidden fields.
 *
 * @param subject of the mail that the agency receives
 * @param next the page to show afterwards: an absolute address
 */
export function serviceFields(subject: string, next: string): Readonly<Record<string, string>> {
  return { _captcha: 'false', _template: 'table', _subject: subject, _next: next }
}
