import { locales } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'

/**
 * Returns the speculation rules: browsers prerender pages when a link to them is hovered or touched; scripts wait until the page is
 * shown (renderer/+client.ts). A header names them, because the heaviest pages have no bytes left for them.
 * https://html.spec.whatwg.org/multipage/speculative-loading.html
 *
 * They match pages with a language only: no files, which have a dot in their name; no queries, which ask a page for a state
 * (the thanks for a form, a search); no fragments of the open page.
 */
export function speculationRules(): string {
  const where = {
    and: [
      { href_matches: locales.flatMap((locale) => [`/${locale}`, `/${locale}/*`]) },
      { not: { href_matches: ['/*.*', String.raw`/*\?*=*`] } },
      { not: { selector_matches: '[aria-current], [href^="#"]' } },
    ],
  }
  const rules = [{ where, eagerness: 'moderate' }]
  return JSON.stringify({ prerender: rules, prefetch: rules })
}

export const SPECULATION_RULES_FILE = 'speculation-rules.json'

/** Headers for all addresses that a path matches. If several match, all their headers are sent. */
export interface HeaderRule {
  /** `/fr/*`, or one address. Paths are unique: of two rules for one path, Cloudflare Pages takes the last. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** The folder of the editor's files whose name has a hash of their content. */
export const EDITOR_FILES = 'admin/files'

/** Caching of files whose name has a hash of their content: they never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const NOBODY_FRAMES = "frame-ancestors 'none'"

/**
 * The policy of SVGs that are opened by their address: they may only show themselves. It is a second defence after
 * tools/content/pictures/svg.ts. Videos and pictures also have it. https://www.w3.org/TR/CSP3/
 */
export const FILE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; sandbox; ${NOBODY_FRAMES}`

/** The policy of the search's worker, which compiles WebAssembly: a worker has the policy that it is served with. */
const SEARCH_POLICY = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; ${NOBODY_FRAMES}`

/** The policy of the worker that counts documents: it fetches its own script and nothing else. */
const COUNTING_POLICY = `default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'; ${NOBODY_FRAMES}`

/** Browser features that no page uses. https://www.w3.org/TR/permissions-policy/ */
const FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture', 'browsing-topics']

/** The headers of the editor. Its policy is in its page: tools/admin/bundle.ts. */
const editorRules: readonly HeaderRule[] = [
  ...['/admin', '/admin/*'].map((path) => ({ path, headers: { 'Cross-Origin-Resource-Policy': 'same-origin' } })),
  { path: `/${EDITOR_FILES}/*`, headers: { 'Cache-Control': IMMUTABLE } },
]

/**
 * The headers of the built site, for all hosts. Rules that match the same address share only Content-Security-Policy:
 * hosts that send all matching headers send both policies, and hosts that send the most specific one lose nothing,
 * because it repeats the other. The hashes of a page's policy are in the page (tools/build/finish/contentPolicy.ts).
 */
export const headerRules: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': NOBODY_FRAMES,
      'Strict-Transport-Security': `max-age=63072000${siteConfig.httpsOnSubdomains ? '; includeSubDomains; preload' : ''}`,
      'X-Content-Type-Options': 'nosniff',
      // The service that forwards forms refuses messages without a referrer.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Permissions-Policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
      ...(!siteConfig.isListed && { 'X-Robots-Tag': 'noindex' }),
    },
  },
  // Feed readers on other sites show pictures, but not pages.
  ...['/', ...locales.flatMap((locale) => [`/${locale}`, `/${locale}/*`])].map((path) => ({
    path,
    headers: { 'Cross-Origin-Resource-Policy': 'same-origin', 'Speculation-Rules': `"/${SPECULATION_RULES_FILE}"` },
  })),
  // Browsers only read rules of this type, which hosts cannot derive from the file name.
  {
    path: `/${SPECULATION_RULES_FILE}`,
    headers: { 'Content-Type': 'application/speculationrules+json', 'Cross-Origin-Resource-Policy': 'same-origin' },
  },
  {
    path: '/assets/*',
    headers: {
      'Cache-Control': IMMUTABLE,
      'Content-Security-Policy': FILE_POLICY,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  },
  {
    path: '/pagefind/*',
    headers: { 'Content-Security-Policy': SEARCH_POLICY, 'Cross-Origin-Resource-Policy': 'same-origin' },
  },
  {
    path: '/workers/*',
    headers: {
      'Cache-Control': IMMUTABLE,
      'Content-Security-Policy': COUNTING_POLICY,
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  },
  ...['/pagefind/index/*', '/pagefind/fragment/*', '/pagefind/script/*'].map((path) => ({
    path,
    headers: { 'Cache-Control': IMMUTABLE },
  })),
  ...(siteConfig.repository ? editorRules : []),
]

/**
 * By default, Cloudflare Pages lets scripts of any other site read this one; this line detaches that header. Netlify
 * ignores it, as it has no colon. https://developers.cloudflare.com/pages/configuration/headers/#detach-a-header
 */
const NOT_FOR_OTHER_SITES = '  ! Access-Control-Allow-Origin\n'

/**
 * Returns the header rules of Netlify, https://docs.netlify.com/manage/routing/headers/, and of Cloudflare Pages, which reads
 * at most 100 rules and lines of 2,000 characters: https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(): string {
  return headerRules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${path}\n${path === '/*' ? NOT_FOR_OTHER_SITES : ''}${lines.join('')}`
    })
    .join('')
}
