import { LANGUAGE_COOKIE } from '../../renderer/languageCookie.ts'
import type { Request } from './exchange.ts'
import { SITE_NAME } from './servers/host.ts'

export const hostNames = ['own server', 'Caddy', 'nginx', 'Cloudflare Pages', 'Netlify'] as const
export type HostName = (typeof hostNames)[number]

/** The expected value of a header, or a pattern of it; null where it must be absent. */
export type ExpectedHeaders = Readonly<Record<string, string | RegExp | null>>

/** The expected answer of a host. */
export interface Answer {
  /** One of them, where HTTP has several for one thing. */
  readonly status: readonly number[]
  /** Absent where there is no redirect. */
  readonly location?: string
  readonly headers?: ExpectedHeaders
  /** The file of the built site that is sent, or nothing. */
  readonly file?: string | null
}

/** Why a host answers otherwise, and what; without an answer it can't be asked here. */
export interface Difference {
  readonly because: string
  readonly answer?: Answer
}

/** A row of the table. */
export interface Exchange {
  readonly name: string
  readonly request: Request
  readonly answer: Answer
  readonly differences?: Partial<Readonly<Record<HostName, Difference>>>
}

/** Files of the built site whose names are made by the build. */
export interface SomeFiles {
  readonly script: string
  readonly drawing: string
  readonly film: string
  readonly captions: string
  readonly picture: string
  readonly searchIndex: string
  readonly searchProgram: string
}

type Differences = NonNullable<Exchange['differences']>

const OK = [200]
const NOTHING = [404]
const REVALIDATED = /^(?:no-cache|public, ?max-age=0, ?must-revalidate)$/
const IMMUTABLE = /max-age=31536000.*immutable/
const PERMANENT = [308]

const pageHeaders: ExpectedHeaders = {
  'cache-control': REVALIDATED,
  'content-security-policy': /frame-ancestors 'none'/,
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'permissions-policy': /camera=\(\)/,
  'access-control-allow-origin': null,
}
const ofOneSite: ExpectedHeaders = { ...pageHeaders, 'cross-origin-resource-policy': 'same-origin' }

/** Only its rules are parsed; the rest can only be tested on Netlify. */
const notInRules: Differences = { Netlify: { because: 'its parsers know no methods, types, parts and dates' } }

/** @param files names that builds make */
export function listExchanges(files: SomeFiles): Exchange[] {
  return [
    ...listPages(),
    ...listOtherAddresses(),
    ...listOldNames(),
    ...listMissing(),
    ...listDomains(),
    ...listHidden(),
    ...listKept(files),
    ...listTypes(files),
    ...listParts(files),
    ...listMethods(),
    ...listLanguages(),
  ]
}

function get(path: string, answer: Answer, differences: Differences = {}, headers: Request['headers'] = {}): Exchange {
  const asked = Object.entries(headers).map(([name, value]) => `, ${name}: ${value}`)
  return { name: `GET ${path}${asked.join('')}`, request: { path, headers }, answer, differences }
}

function listPages(): Exchange[] {
  return [
    get('/fr', { status: OK, file: 'fr.html', headers: ofOneSite }),
    get('/fr/about', { status: OK, file: 'fr/about.html', headers: ofOneSite }),
    get('/fr/blog?q=droit&page=2', { status: OK, file: 'fr/blog.html', headers: ofOneSite }),
    // As crawlers ask: without a language.
    get('/', { status: OK, file: 'index.html', headers: ofOneSite }),
    get('/about', { status: OK, file: 'about.html', headers: pageHeaders }),
    get('/sitemap.xml', { status: OK, file: 'sitemap.xml', headers: pageHeaders }),
    get('/fr/feed.xml', { status: OK, file: 'fr/feed.xml', headers: ofOneSite }),
    get('/fr/confidentialite.pdf', { status: OK, file: 'fr/confidentialite.pdf', headers: ofOneSite }),
  ]
}

function listOtherAddresses(): Exchange[] {
  const sent = (path: string, location: string, differences: Differences = {}) =>
    get(path, { status: PERMANENT, location }, differences)
  const slash = (path: string, location: string) =>
    sent(path, location, {
      Netlify: { because: 'it says 301 for permanent', answer: { status: [301], location } },
    })
  const suffix = (path: string, location: string, file: string) =>
    sent(path, location, {
      Netlify: { because: 'it serves both addresses; the page names one as canonical', answer: { status: OK, file } },
    })
  const ofOurs: Differences = {
    'own server': { because: 'visitors do not meet it' },
    'Cloudflare Pages': { because: 'what it does with several slashes is its own business' },
    Netlify: { because: 'what it does with several slashes is its own business' },
  }
  return [
    slash('/fr/', '/fr'),
    slash('/fr/about/', '/fr/about'),
    slash('/fr/about/?x=1&y=%20', '/fr/about?x=1&y=%20'),
    ...['/fr//', '/fr/about//'].map((path) => sent(path, path.slice(0, -2), ofOurs)),
    suffix('/fr.html', '/fr', 'fr.html'),
    suffix('/fr/about.html?x=1', '/fr/about?x=1', 'fr/about.html'),
    suffix('/index.html', '/', 'index.html'),
  ]
}

function listOldNames(): Exchange[] {
  const headers = { 'strict-transport-security': /max-age=63072000/ }
  const moved = (path: string, location: string) => get(path, { status: [301], location, headers })
  return [
    moved('/contactPage', '/contact'),
    moved('/contactPage?x=1', '/contact?x=1'),
    moved('/fr/contactPage/?x=1&y=%20', '/fr/contact?x=1&y=%20'),
  ]
}

function listMissing(): Exchange[] {
  const missing = (path: string, file: string, differences: Differences = {}) =>
    get(
      path,
      { status: NOTHING, file, headers: { 'cache-control': /^(?!.*immutable)/, 'x-content-type-options': 'nosniff' } },
      differences,
    )
  /** Which looks for what is below a file, and finds that it is no folder. */
  const stumbles: Differences = {
    'Cloudflare Pages': { because: 'its local runtime breaks on what is below a file', answer: { status: [502] } },
  }
  /** The page of what is not found is a page as any other there, which no rule can change. */
  const ownAddress = (file: string): Differences => {
    const served = { because: 'it serves the page by its own address', answer: { status: OK, file } }
    return { 'Cloudflare Pages': served, Netlify: served }
  }
  const ownServers: Differences = {
    'Cloudflare Pages': { because: 'it has the page at its own address, and its local runtime breaks on long names' },
    Netlify: { because: 'it has the page at its own address' },
  }
  const redirected = (location: string): Differences => ({
    ...ownServers,
    'own server': { because: 'it redirects to the address of the page', answer: { status: PERMANENT, location } },
  })
  return [
    missing('/nothing', '404.html'),
    missing('/404', '404.html', ownAddress('404.html')),
    missing('/fr/404', 'fr/404.html', ownAddress('fr/404.html')),
    missing('/fr/nothing', 'fr/404.html'),
    missing('/fr/nothing.html', 'fr/404.html'),
    missing('/en/nothing/at/all?x=1', 'en/404.html'),
    // A folder without a page; other capitals; what only begins like a language.
    missing('/fr/articles/', 'fr/404.html'),
    missing('/fr/ABOUT', 'fr/404.html'),
    missing('/french', '404.html'),
    missing('/assets/nothing.0123.js', '404.html', {
      Netlify: {
        because: 'its headers go by addresses, also where nothing is',
        answer: { status: NOTHING, file: '404.html' },
      },
    }),
    missing('/robots.txt/', '404.html', stumbles),
    missing('/404.html', '404.html', redirected('/404')),
    missing('/fr/404.html', 'fr/404.html', redirected('/fr/404')),
    missing('/fr/404/', 'fr/404.html', redirected('/fr/404')),
    missing('/fr/404.html/', 'fr/404.html', ownServers),
    // Longer than any name in a file system.
    missing(`/fr/${'a'.repeat(300)}`, 'fr/404.html', ownServers),
    missing(`/fr/${'a'.repeat(300)}.html`, 'fr/404.html', ownServers),
    missing(`/${'a'.repeat(300)}/b`, '404.html', ownServers),
    missing(`/${'%C3%A9'.repeat(130)}`, '404.html', ownServers),
  ]
}

/** The domain without "www." */
function listDomains(): Exchange[] {
  const elsewhere = { because: 'its settings name the domains that redirect' }
  const answer = {
    status: [301],
    location: `https://${SITE_NAME}/fr/about?x=1&y=%20`,
    headers: { 'strict-transport-security': /max-age=63072000/ },
  }
  return [
    get(
      '/fr/about?x=1&y=%20',
      answer,
      { 'own server': elsewhere, 'Cloudflare Pages': elsewhere, Netlify: elsewhere },
      { Host: SITE_NAME.replace('www.', '') },
    ),
  ]
}

function listHidden(): Exchange[] {
  const refused = (path: string, differences: Differences = {}) =>
    get(path, { status: [400, 404], headers: { 'x-content-type-options': 'nosniff' } }, differences)
  const breaks: Difference = {
    because: 'its local runtime breaks where it must not look',
    answer: { status: [404, 502] },
  }
  const breaking: Differences = { 'Cloudflare Pages': breaks }
  return [
    refused('/_headers', breaking),
    refused('/_redirects', breaking),
    refused('/fr/../_redirects', breaking),
    // Neither outside of the site, nor to another one.
    refused('/../hosting/site.caddy', breaking),
    refused('/%2e%2e/hosting/site.caddy', breaking),
    refused('/..%2fhosting%2fsite.caddy', breaking),
    refused('/fr%00', breaking),
    refused('//example.com/'),
    refused('/%5Cexample.com/'),
    refused('/.env'),
  ]
}

function listKept(files: SomeFiles): Exchange[] {
  const asset: ExpectedHeaders = {
    'cache-control': IMMUTABLE,
    'content-security-policy': /default-src 'none'.*sandbox.*frame-ancestors 'none'|frame-ancestors 'none'.*sandbox/,
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  }
  const search: ExpectedHeaders = {
    'content-security-policy': /'wasm-unsafe-eval'/,
    'cross-origin-resource-policy': 'same-origin',
  }
  return [
    ...[files.script, files.drawing, files.film].map((file) => get(`/${file}`, { status: OK, file, headers: asset })),
    get(`/${files.searchIndex}`, {
      status: OK,
      file: files.searchIndex,
      headers: { ...search, 'cache-control': IMMUTABLE },
    }),
    get(`/${files.searchProgram}`, {
      status: OK,
      file: files.searchProgram,
      headers: { ...search, 'cache-control': REVALIDATED },
    }),
    get('/favicon.svg', { status: OK, file: 'favicon.svg', headers: pageHeaders }),
  ]
}

function listTypes(files: SomeFiles): Exchange[] {
  const types: readonly (readonly [path: string, type: RegExp])[] = [
    ['fr/about', /^text\/html; ?charset=utf-8$/i],
    ['fr/articles/legal-errors.md', /^text\/markdown; ?charset=utf-8$/i],
    ['robots.txt', /^text\/plain; ?charset=utf-8$/i],
    [files.captions, /^text\/vtt; ?charset=utf-8$/i],
    ['fr/manifest.webmanifest', /^application\/manifest\+json/],
    // Both say their encoding themselves.
    ['sitemap.xml', /^(?:text|application)\/xml/],
    [files.script, /^(?:text|application)\/javascript/],
    [files.drawing, /^image\/svg\+xml/],
    [files.picture, /^image\/(?:avif|webp)$/],
    [files.film, /^video\/mp4$/],
    ['fr/confidentialite.pdf', /^application\/pdf$/],
  ]
  return types.map(([path, type]) => ({
    ...get(`/${path}`, { status: OK, headers: { 'content-type': type } }, notInRules),
    name: `the type of /${path}`,
  }))
}

function listParts({ film }: SomeFiles): Exchange[] {
  const part = (path: string, range: string, status: number, contentRange: RegExp, file: string) =>
    get(
      path,
      { status: [status], headers: { 'content-range': contentRange } },
      {
        ...notInRules,
        'Cloudflare Pages': {
          because: 'parts are cut at its edge, which its local runtime has none of',
          answer: { status: OK, file },
        },
      },
      { Range: range },
    )
  return [
    part(`/${film}`, 'bytes=2-9', 206, /^bytes 2-9\/\d+$/, film),
    part(`/${film}`, 'bytes=999999999-', 416, /^bytes \*\/\d+$/, film),
    part('/fr/confidentialite.pdf', 'bytes=2-9', 206, /^bytes 2-9\/\d+$/, 'fr/confidentialite.pdf'),
  ]
}

function listMethods(): Exchange[] {
  const refused = (method: string): Exchange => ({
    name: `${method} /fr/about`,
    request: { method, path: '/fr/about' },
    answer: { status: [405], headers: { allow: 'GET, HEAD' } },
    differences: {
      ...notInRules,
      'Cloudflare Pages': { because: 'it does not say what is allowed', answer: { status: [405] } },
    },
  })
  const head = (path: string, status: number): Exchange => ({
    name: `HEAD ${path}`,
    request: { method: 'HEAD', path },
    answer: { status: [status], file: null, headers: { 'x-content-type-options': 'nosniff' } },
  })
  return [...['POST', 'PUT', 'DELETE'].map(refused), head('/fr/about', 200), head('/fr/nothing', 404)]
}

function listLanguages(): Exchange[] {
  const negotiated = (path: string, language: string, headers: Request['headers'], file: string, home = path) =>
    get(
      path,
      {
        status: [302],
        location: `/${language}${home}`,
        headers: { vary: /Accept-Language, Cookie/, 'cache-control': REVALIDATED },
      },
      Object.fromEntries(
        (['own server', 'Cloudflare Pages', 'Netlify'] as const).map((host) => [
          host,
          { because: 'the page itself sends visitors on', answer: { status: OK, file } },
        ]),
      ),
      headers,
    )
  return [
    negotiated('/', 'en', { 'Accept-Language': 'en' }, 'index.html', ''),
    negotiated('/', 'fr', { 'Accept-Language': 'fr-CM,fr;q=0.9,en;q=0.8' }, 'index.html', ''),
    negotiated('/about', 'en', { 'Accept-Language': 'frr, EN-ca;q=0.8, FR;q=0.5' }, 'about.html'),
    negotiated('/about', 'fr', { 'Accept-Language': 'de' }, 'about.html'),
    negotiated('/about', 'fr', { 'Accept-Language': 'en', Cookie: `session=1; ${LANGUAGE_COOKIE}=fr` }, 'about.html'),
    negotiated('/about', 'en', { Cookie: `${LANGUAGE_COOKIE}=en` }, 'about.html'),
    negotiated('/about', 'en', { 'Accept-Language': 'en', Cookie: `${LANGUAGE_COOKIE}=xx` }, 'about.html'),
    {
      ...negotiated('/blog?q=droit', 'en', { 'Accept-Language': 'en' }, 'blog.html'),
      name: 'GET /blog?q=droit in English keeps its query',
    },
    // Pages of a language are never negotiated.
    get(
      '/fr/about',
      { status: OK, file: 'fr/about.html' },
      {},
      { 'Accept-Language': 'en', Cookie: `${LANGUAGE_COOKIE}=en` },
    ),
  ]
}
