import { LANGUAGE_COOKIE } from '../../renderer/languageCookie.ts'
import { locales } from '../../renderer/languages.ts'
import { languagePatterns, nameLanguages } from './languagePatterns.ts'
import type { ServerRules } from './serverRules.ts'

/**
 * The rules of the built site for nginx: what variables stand for, to be included beside servers (hosting/nginx.conf).
 * https://nginx.org/en/docs/http/ngx_http_map_module.html
 *
 * @throws Error where a value can't be written for nginx
 */
export function nginxMaps({ specialHeaders, redirects, gateways }: ServerRules): string {
  const languageSets = [
    ...new Map(gateways.map((gateway) => [nameLanguages(gateway.locales), gateway.locales])).values(),
  ]
  return [
    '# Made by npm run build. $asked is the address that was asked for, whatever file answers.',
    ...specialHeaders.flatMap(({ name, values, otherwise }) =>
      map(
        '$asked',
        headerVariable(name),
        values.map(({ path, value }) => [path.endsWith('*') ? `~^${path.slice(0, -1)}` : `~^${path}$`, value]),
        otherwise,
      ),
    ),
    '',
    '# Where old names lead.',
    ...map(
      '$uri',
      '$moved',
      Object.entries(redirects).map(([from, to]) => [`~^${from}/?$`, to]),
    ),
    '',
    '# The languages of a page at an address without language.',
    ...map(
      '$uri',
      '$languages',
      gateways.map((gateway) => [gateway.path, nameLanguages(gateway.locales)]),
    ),
    '',
    '# The one that is sent: the chosen one, else the best of the browser’s, else the first.',
    ...map(
      `$languages|$cookie_${LANGUAGE_COOKIE}|$http_accept_language`,
      '$preferred',
      languageSets.flatMap((set) =>
        languagePatterns(set).map(({ pattern, language }) => [
          `~*${language ? pattern : pattern.replace(/\((?!\?)/, '(?<found>')}`,
          language ?? '$found',
        ]),
      ),
    ),
    '# Capitals make no difference here.',
    ...map(
      '$preferred',
      '$language',
      locales.map((locale) => [locale, locale]),
    ),
    '',
    '# The nearest page that says that there is nothing.',
    ...map(
      '$uri',
      '$not_found',
      locales.map((locale) => [`~^/${locale}/`, `/${locale}/404.html`]),
      '/404.html',
    ),
    '',
  ].join('\n')
}

/**
 * Its headers, to be included in the server: a location that adds one of its own would send none of them.
 * https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
export function nginxHeaders({ headers, specialHeaders }: ServerRules): string {
  return [
    '# Made by npm run build. A header without value is not sent; two of one name are.',
    ...headers.map(({ name, value }) => `add_header ${name} ${quote(value)} always;`),
    ...specialHeaders.map(({ name }) => `add_header ${name} ${headerVariable(name)} always;`),
    '',
  ].join('\n')
}

function headerVariable(name: string): string {
  return `$header_${name.toLowerCase().replaceAll('-', '_')}`
}

function map(source: string, target: string, lines: readonly (readonly string[])[], otherwise = ''): string[] {
  return [
    `map ${source} ${target} {`,
    ...lines.map((words) => `  ${words.map(quote).join(' ')};`),
    `  default ${quote(otherwise)};`,
    '}',
  ]
}

function quote(value: string): string {
  if (/[\r\n]/.test(value)) throw new Error(`nginx can't be told ${JSON.stringify(value)}. Say it otherwise.`)
  return `"${value.replace(/["\\]/g, String.raw`\$&`)}"`
}
