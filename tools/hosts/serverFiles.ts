import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGE_COOKIE } from '../../renderer/languageCookie.ts'
import { defaultLocale, locales } from '../../renderer/languages.ts'
import { redirects } from '../../renderer/redirects.ts'
import { headerRules } from '../site/headerRules.ts'

/** A variable that depends on another one; Caddy and nginx call both `map`. */
interface Table {
  readonly purpose: string
  readonly from: 'path' | 'wanted' | 'preferred' | 'asked'
  readonly to: string
  /** Patterns, which begin with `~`, and their values; the first that matches counts. */
  readonly lines: readonly (readonly [pattern: string, value: string])[]
  readonly otherwise?: string
}

/** The notation of tables. */
interface Notation {
  readonly sources: Readonly<Record<Table['from'], string>>
  variable(name: string): string
  quote(value: string): string
  /** The end of a line. */
  readonly end: string
}

/** The value of a line whose pattern has one group: what the group matched. */
const MATCHED = '${1}'
const EVERYWHERE = '/*'
/** The equivalent of the Cache-Control that Netlify and Cloudflare Pages send by default. */
const USUAL_CACHING = 'no-cache'

const anyLocale = `(${locales.join('|')})`
const tables: readonly Table[] = [
  {
    purpose: 'The new names of pages.',
    from: 'path',
    to: 'moved',
    lines: Object.entries(redirects).map(([from, to]) => [`~^${from}/?$`, to]),
  },
  // Crawlers send no Accept-Language: they get the page without language.
  {
    purpose: 'The chosen language, else the first of the browser’s that the site has, else the first of the site’s.',
    from: 'wanted',
    to: 'preferred',
    lines: [
      [`~(?i)^${anyLocale}\\|`, MATCHED],
      // Browsers list languages in order of preference, so weights make no difference.
      [`~(?i)^[^|]*\\|(?:[^,]*,)*?\\s*${anyLocale}\\b`, MATCHED],
      ['~^[^|]*\\|.', defaultLocale],
    ],
  },
  {
    purpose: 'The same in lower case.',
    from: 'preferred',
    to: 'language',
    lines: locales.map((locale) => [`~(?i)^${locale}$`, locale]),
  },
  {
    purpose: 'Addresses that language negotiation may redirect: neither pages of a language nor files.',
    from: 'path',
    to: 'negotiated_by',
    lines: [[`~^/(?:${anyLocale}(?:/|$)|404$)|\\.`, '']],
    otherwise: 'Accept-Language, Cookie',
  },
  {
    purpose: 'The not-found page.',
    from: 'path',
    to: 'not_found',
    lines: locales.map((locale) => [`~^/${locale}/`, `/${locale}/404.html`]),
    otherwise: '/404.html',
  },
]

const headers = headerRules
  .flatMap((rule) => Object.entries(rule.headers).map(([name, value]) => ({ path: rule.path, name, value })))
  // Types of files are in hosting/: nginx would send two.
  .filter(({ name }) => name !== 'Content-Type')
const commonHeaders = headers.filter(({ path }) => path === EVERYWHERE)
const specialHeaders = headers.filter(({ path }) => path !== EVERYWHERE)

/**
 * Writes the configuration that hosting/ includes, next to the built site: `hosting/site.caddy` and
 * `hosting/*.nginx.conf`.
 *
 * @param folder the folder of the build: the site is in `client`
 */
export async function writeServerFiles(folder: string): Promise<void> {
  const target = join(folder, 'hosting')
  await mkdir(target, { recursive: true })
  await Promise.all([
    writeFile(join(target, 'site.caddy'), caddyFile()),
    writeFile(join(target, 'maps.nginx.conf'), nginxMaps()),
    writeFile(join(target, 'headers.nginx.conf'), nginxHeaders()),
  ])
}

/** https://caddyserver.com/docs/caddyfile/directives/map */
const caddy: Notation = {
  sources: {
    path: '{path}',
    asked: '{path}',
    wanted: `"{http.request.cookie.${LANGUAGE_COOKIE}}|{header.Accept-Language}"`,
    preferred: '{preferred}',
  },
  variable: (name) => `{${name}}`,
  // Between backticks only placeholders have a meaning.
  quote: (value) => `\`${value}\``,
  end: '',
}

function caddyFile(): string {
  return [
    '# Made by npm run build. A "+" adds to the values of other rules: both policies of a file hold.',
    ...commonHeaders.map(({ name, value }) => `header +${name} ${caddy.quote(value)}`),
    ...specialHeaders.map(({ path, name, value }) => `header ${path} +${name} ${caddy.quote(value)}`),
    `header ?Cache-Control ${USUAL_CACHING}`,
    ...tables.map((table) => formatTable(table, caddy)),
    '',
  ].join('\n')
}

/** https://nginx.org/en/docs/http/ngx_http_map_module.html */
const nginx: Notation = {
  sources: {
    path: '$uri',
    asked: '$asked',
    wanted: `"$cookie_${LANGUAGE_COOKIE}|$http_accept_language"`,
    preferred: '$preferred',
  },
  variable: (name) => `$${name}`,
  quote: (value) => (value === MATCHED ? '$1' : `"${value.replace(/["\\]/g, String.raw`\$&`)}"`),
  end: ';',
}

/** Returns the tables, which are included outside of `server`. `$asked` is the requested address, whichever file answers it. */
function nginxMaps(): string {
  const ofHeaders = specialHeaderNames().map((name): Table => ({
    purpose: `The header ${name}.`,
    from: 'asked',
    to: variableOf(name),
    lines: specialHeaders
      .filter((header) => header.name === name)
      .map(({ path, value }) => [path.endsWith('*') ? `~^${path.slice(0, -1)}` : `~^${path}$`, value]),
    ...(name === 'Cache-Control' && { otherwise: USUAL_CACHING }),
  }))
  return ['# Made by npm run build.', ...[...ofHeaders, ...tables].map((table) => formatTable(table, nginx)), ''].join(
    '\n',
  )
}

/**
 * Returns the headers, which are included in the server: a location with a header of its own would send none of these.
 * https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
function nginxHeaders(): string {
  return [
    '# Made by npm run build. A header without value is not sent; two of one name are.',
    ...commonHeaders.map(({ name, value }) => `add_header ${name} ${nginx.quote(value)} always;`),
    ...specialHeaderNames().map((name) => `add_header ${name} $${variableOf(name)} always;`),
    '',
  ].join('\n')
}

function specialHeaderNames(): string[] {
  return [...new Set(specialHeaders.map(({ name }) => name))]
}

function variableOf(header: string): string {
  return `header_${header.toLowerCase().replaceAll('-', '_')}`
}

function formatTable(
  { purpose, from, to, lines, otherwise = '' }: Table,
  { sources, variable, quote, end }: Notation,
): string {
  return [
    `\n# ${purpose}`,
    `map ${sources[from]} ${variable(to)} {`,
    ...lines.map(([pattern, value]) => `\t${quote(pattern)} ${quote(value)}${end}`),
    `\tdefault ${quote(otherwise)}${end}`,
    '}',
  ].join('\n')
}
