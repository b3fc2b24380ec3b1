import { LANGUAGE_COOKIE } from '../../renderer/languageCookie.ts'
import { locales } from '../../renderer/languages.ts'
import { languagePatterns, nameLanguages } from './languagePatterns.ts'
import type { ServerRules } from './serverRules.ts'

/**
 * The rules of the built site for Caddy, to be imported where the site is described (hosting/Caddyfile): headers, and what
 * placeholders stand for. https://caddyserver.com/docs/caddyfile/directives/map
 *
 * @throws Error where a value can't be written in a Caddyfile
 */
export function caddyFile({ headers, specialHeaders, redirects, gateways }: ServerRules): string {
  const languageSets = [
    ...new Map(gateways.map((gateway) => [nameLanguages(gateway.locales), gateway.locales])).values(),
  ]
  return [
    '# Made by npm run build. A "+" adds to what another rule says: both policies of a file hold.',
    ...headers.map(({ name, value }) => `header +${name} ${quote(value)}`),
    ...specialHeaders.flatMap(({ name, values, otherwise }) => [
      ...values.map(({ path, value }) => `header ${path} +${name} ${quote(value)}`),
      ...(otherwise === undefined ? [] : [`header ?${name} ${quote(otherwise)}`]),
    ]),
    '',
    '# Where old names lead.',
    ...map(
      '{path}',
      '{moved}',
      Object.entries(redirects).map(([from, to]) => [`~^${from}/?$`, to]),
    ),
    '',
    '# The languages of a page at an address without language.',
    ...map(
      '{path}',
      '{languages}',
      gateways.map((gateway) => [gateway.path, nameLanguages(gateway.locales)]),
    ),
    '',
    '# The one that is sent: the chosen one, else the best of the browser’s, else the first.',
    ...map(
      `"{languages}|{http.request.cookie.${LANGUAGE_COOKIE}}|{header.Accept-Language}"`,
      '{preferred}',
      languageSets.flatMap((set) =>
        languagePatterns(set).map(({ pattern, language = '${1}' }) => [`~(?i)${pattern}`, language]),
      ),
    ),
    ...map(
      '{preferred}',
      '{language}',
      locales.map((locale) => [`~(?i)^${locale}$`, locale]),
    ),
    '',
    '# The nearest page that says that there is nothing.',
    ...map(
      '{path}',
      '{not_found}',
      locales.map((locale) => [`~^/${locale}/`, `/${locale}/404.html`]),
      '/404.html',
    ),
    '',
  ].join('\n')
}

function map(source: string, target: string, lines: readonly (readonly string[])[], otherwise = ''): string[] {
  return [
    `map ${source} ${target} {`,
    ...lines.map((words) => `\t${words.map(quote).join(' ')}`),
    `\tdefault ${quote(otherwise)}`,
    '}',
  ]
}

/** Between backticks nothing has a meaning but `{…}`, which stands for something. */
function quote(value: string): string {
  if (/[`\r\n]|(?<!\$)\{/.test(value))
    throw new Error(`Caddy can't be told ${JSON.stringify(value)}. Say it otherwise.`)
  return `\`${value}\``
}
