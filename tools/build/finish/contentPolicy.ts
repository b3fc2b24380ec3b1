import { createHash } from 'node:crypto'
import { addressForForms, addressForScripts } from '../../../renderer/formService.ts'
import { trustedPolicies } from '../../../renderer/trustedTypes.ts'

/** The text of each element that browsers run or apply as it stands in the page; JSON is only read. */
const INLINE = /<(style|script)(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>(.*?)<\/\1>/gs
const CHARSET = '<meta charSet="utf-8"/>'

/**
 * Puts a Content-Security-Policy into a page: nothing is loaded, run or sent but what the site itself has, and what
 * stands in this very page, by its hash. It is in the page, for it differs from page to page, and hosts limit the length of
 * their lists of headers; what counts in a header only is in tools/site/headerRules.ts.
 *
 * https://www.w3.org/TR/CSP3/ · https://www.w3.org/TR/trusted-types/
 *
 * @param html a page with its styles in it
 * @param formEndpoint FORM_ENDPOINT: the one place elsewhere that a page may send something to
 * @throws Error where the page does not name its encoding
 */
export function addContentPolicy(html: string, formEndpoint: string): string {
  if (!html.includes(CHARSET)) throw new Error(`A page must have ${CHARSET} in its head.`)
  const policy = contentPolicyOf(html, formEndpoint)
  // Before Vike's preloading of fonts, and after the encoding, which must be among the first 1,024 bytes.
  return html
    .replace(CHARSET, '')
    .replace('<head>', () => `<head>${CHARSET}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
}

function contentPolicyOf(html: string, formEndpoint: string): string {
  const form = addressForForms(formEndpoint)
  const services = form.startsWith('/') ? [] : [form, addressForScripts(form)].map((address) => new URL(address).origin)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(html, 'script')],
    'style-src': ["'self'", ...hashesOf(html, 'style')],
    // The player of videos has an empty picture for its poster, which need not be fetched.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': ["'self'", ...services],
    'form-action': ["'self'", ...services],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedPolicies,
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}

function hashesOf(html: string, element: string): string[] {
  return [...html.matchAll(INLINE)]
    .filter(([, name]) => name === element)
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
