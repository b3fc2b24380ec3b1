import { globSync } from 'tinyglobby'
import { expect } from 'vitest'
import { LANGUAGE_COOKIE } from '../../renderer/languageCookie.ts'
import { SITE_NAME, type Request } from './servers.ts'

/** What hosts must answer. */
interface Answer {
  /** Like each header: its value, or a matcher of it. */
  readonly status: unknown
  /** Undefined are those that must be absent, as Location is wherever it isn't named. */
  readonly headers?: Readonly<Record<string, unknown>>
  /** The file of the built site that is sent. */
  readonly file?: string
}

type Row = readonly [request: Request, answer: Answer]

const like = (pattern: RegExp): unknown => expect.stringMatching(pattern)
const hsts = { 'strict-transport-security': 'max-age=63072000' }
const revalidated = like(/^(?:no-cache|public, ?max-age=0, ?must-revalidate)$/)
const ofSite = {
  ...hsts,
  'cache-control': revalidated,
  'content-security-policy': like(/frame-ancestors 'none'/),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'permissions-policy': like(/camera=\(\)/),
  'access-control-allow-origin': undefined,
}
const ofPage = {
  ...ofSite,
  'cross-origin-resource-policy': 'same-origin',
  'speculation-rules': '"/speculation-rules.json"',
}
const immutable = { 'cache-control': like(/max-age=31536000.*immutable/) }
const ofAsset = {
  ...ofSite,
  ...immutable,
  'content-security-policy': like(/default-src 'none'.*sandbox.*frame-ancestors 'none'/),
  'cross-origin-resource-policy': 'cross-origin',
}
const ofSearch = {
  'content-security-policy': like(/'wasm-unsafe-eval'/),
  'cross-origin-resource-policy': 'same-origin',
}
const ofMissing = { 'cache-control': like(/^(?!.*immutable)/), 'x-content-type-options': 'nosniff' }

type Headers = NonNullable<Answer['headers']>

const row = (path: string, answer: Answer): Row => [{ path }, answer]
const served = (path: string, file: string, headers: Headers) => row(path, { status: 200, file, headers })
const typed = (path: string, type: RegExp) => row(path, { status: 200, headers: { 'content-type': like(type) } })
const moved = (status: number, path: string, location: string) => row(path, { status, headers: { location } })
const missing = (path: string, file: string) => row(path, { status: 404, file, headers: ofMissing })
const refused = (path: string) => row(path, { status: expect.toBeOneOf([400, 404]) })
const compressed = (path: string, encoding: string, status: number, file: string): Row => [
  { path, headers: { 'Accept-Encoding': encoding } },
  { status, file, headers: { 'content-encoding': encoding, vary: like(/Accept-Encoding/) } },
]
const negotiated = (path: string, headers: Record<string, string>, location: string): Row => [
  { path, headers },
  { status: 302, headers: { location, vary: like(/Accept-Language, Cookie/), 'cache-control': revalidated } },
]

/** Returns a file of the built site whose name has a hash. */
function find(pattern: string): string {
  const [file] = globSync(pattern, { cwd: 'dist/client' }).toSorted()
  if (file === undefined) throw new Error(`There is no ${pattern} in dist/client. Run npm run build first.`)
  return file
}

const script = find('assets/**/*.js')
const index = find('pagefind/index/*')
const long = 'a'.repeat(300)

const everywhere: readonly Row[] = [
  served('/fr', 'fr.html', ofPage),
  served('/fr/blog?q=droit&page=2', 'fr/blog.html', ofPage),
  // As crawlers ask: without a language.
  served('/', 'index.html', ofPage),
  served('/sitemap.xml', 'sitemap.xml', ofSite),
  served('/fr/confidentialite.pdf', 'fr/confidentialite.pdf', ofPage),
  served(`/${script}`, script, ofAsset),
  served(`/${index}`, index, { ...ofSearch, ...immutable }),
  served('/pagefind/pagefind.js', 'pagefind/pagefind.js', { ...ofSearch, 'cache-control': revalidated }),
  moved(301, '/contactPage?x=1', '/contact?x=1'),
  moved(301, '/fr/contactPage/?x=1&y=%20', '/fr/contact?x=1&y=%20'),
  missing('/nothing', '404.html'),
  missing('/en/nothing/at/all.html?x=1', 'en/404.html'),
  // A folder without a page; other capitals; what only begins like a language.
  missing('/fr/articles/', 'fr/404.html'),
  missing('/fr/ABOUT', 'fr/404.html'),
  missing('/french', '404.html'),
]

/** Where Netlify’s own programs answer, which can't be asked here. */
const programs: readonly Row[] = [
  moved(308, '/fr/about/?x=1&y=%20', '/fr/about?x=1&y=%20'),
  moved(308, '/fr/about.html?x=1', '/fr/about?x=1'),
  moved(308, '/index.html', '/'),
  missing('/assets/nothing.0123.js', '404.html'),
  // Not to another site.
  missing('//example.com/', '404.html'),
  missing('/%5Cexample.com/', '404.html'),
  typed('/fr/articles/legal-errors.md', /^text\/markdown; ?charset=utf-8$/i),
  typed('/robots.txt', /^text\/plain; ?charset=utf-8$/i),
  typed(`/${find('assets/**/*.vtt')}`, /^text\/vtt; ?charset=utf-8$/i),
  typed('/fr/manifest.webmanifest', /^application\/manifest\+json/),
  typed('/speculation-rules.json', /^application\/speculationrules\+json/),
  typed(`/${find('assets/**/*.mp4')}`, /^video\/mp4$/),
  [{ method: 'POST', path: '/fr/about' }, { status: 405 }],
]

/** Cloudflare Pages serves not-found pages by their own addresses, and its local runtime breaks on what can't be a file. */
const ownServers: readonly Row[] = [
  missing('/fr/404', 'fr/404.html'),
  missing('/robots.txt/', '404.html'),
  // Longer than any name in a file system.
  missing(`/fr/${long}`, 'fr/404.html'),
  missing(`/fr/${long}.html`, 'fr/404.html'),
  missing(`/${long}/b`, '404.html'),
  missing(`/${'%C3%A9'.repeat(130)}`, '404.html'),
  missing('/_headers', '404.html'),
  refused('/fr/../_redirects'),
  refused('/../hosting/site.caddy'),
  refused('/..%2fhosting%2fsite.caddy'),
  refused('/fr%00'),
  compressed('/fr/about', 'br', 200, 'fr/about.html'),
  compressed('/fr/about', 'gzip', 200, 'fr/about.html'),
]

/** What only hosting/ does: negotiation of languages, and the domain without "www." */
const hosting: readonly Row[] = [
  [
    { path: '/fr/about?x=1', headers: { Host: SITE_NAME.replace('www.', '') } },
    { status: 301, headers: { ...hsts, location: `https://${SITE_NAME}/fr/about?x=1` } },
  ],
  moved(308, '/fr/about//', '/fr/about'),
  missing('/fr/404.html', 'fr/404.html'),
  missing('/.env', '404.html'),
  compressed('/fr/nothing', 'br', 404, 'fr/404.html'),
  missing('/fr/about.html.br', 'fr/404.html'),
  negotiated('/', { 'Accept-Language': 'fr-CM,fr;q=0.9,en;q=0.8' }, '/fr'),
  negotiated('/about', { 'Accept-Language': 'frr, EN-ca;q=0.8, FR;q=0.5' }, '/en/about'),
  negotiated('/about', { 'Accept-Language': 'de' }, '/fr/about'),
  negotiated('/blog?q=droit', { 'Accept-Language': 'en', Cookie: `x=1; ${LANGUAGE_COOKIE}=fr` }, '/fr/blog?q=droit'),
  negotiated('/about', { 'Accept-Language': 'en', Cookie: `${LANGUAGE_COOKIE}=xx` }, '/en/about'),
  negotiated('/about', { Cookie: `${LANGUAGE_COOKIE}=en` }, '/en/about'),
  // A page of a language stays what it is.
  [{ path: '/fr/about', headers: { 'Accept-Language': 'en', Cookie: `${LANGUAGE_COOKIE}=en` } }, { status: 200 }],
]

/** What each host is asked, and must answer. */
export const requests = {
  Caddy: [...everywhere, ...programs, ...ownServers, ...hosting],
  nginx: [...everywhere, ...programs, ...ownServers, ...hosting],
  'own server': [...everywhere, ...programs, ...ownServers],
  'Cloudflare Pages': [...everywhere, ...programs],
  Netlify: [...everywhere, moved(301, '/fr/thank-you?sent=contact', '/fr/thank-you/contact?sent=contact')],
} as const
