import { createHash } from 'node:crypto'
import type { HTMLElement } from 'node-html-parser'
import { addressForForms, addressForScripts } from '../../../renderer/formService.ts'
import { trustedPolicies } from '../../../renderer/trustedTypes.ts'

/**
 * Adds a Content-Security-Policy to a page: it allows only files of the site, and inline styles and scripts by hash.
 * The policy is in the page because it differs by page and hosts limit the length of headers; directives that only work
 * in headers are in tools/site/headerRules.ts.
 *
 * https://www.w3.org/TR/CSP3/ · https://www.w3.org/TR/trusted-types/
 *
 * @param page the page with its styles inlined
 * @param formEndpoint FORM_ENDPOINT, the only other origin that a page may send data to
 * @throws Error if the page does not name its encoding
 */
export function addContentPolicy(page: HTMLElement, formEndpoint: string): void {
  const head = page.querySelector('head')
  const charset = head?.querySelector('meta[charset]')
  if (!head || !charset) throw new Error('A page must name its encoding in its head.')
  // Before the fonts that Vike preloads, and after the encoding, which must be among the first 1,024 bytes.
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentPolicyOf(page, formEndpoint)}">`
  charset.remove()
  head.insertAdjacentHTML('afterbegin', `${charset.toString()}${policy}`)
}

function contentPolicyOf(page: HTMLElement, formEndpoint: string): string {
  const form = addressForForms(formEndpoint)
  const services = form.startsWith('/') ? [] : [form, addressForScripts(form)].map((address) => new URL(address).origin)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(page, 'script:not([src], [type="application/ld+json"])')],
    'style-src': ["'self'", ...hashesOf(page, 'style')],
    // The video player has an empty picture as its poster, in a data: address.
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

function hashesOf(page: HTMLElement, selector: string): string[] {
  return page
    .querySelectorAll(selector)
    .map(({ rawText }) => `'sha256-${createHash('sha256').update(rawText).digest('base64')}'`)
}
