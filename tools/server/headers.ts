import type { HeaderRule } from '../site/headerRules.ts'

/**
 * Parses the rules of a `_headers` file as Netlify and Cloudflare Pages do: a path, then its headers, indented.
 *
 * https://docs.netlify.com/manage/routing/headers/ · https://developers.cloudflare.com/pages/configuration/headers/
 */
export function parseHeaderRules(text: string): readonly HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value })
    else if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} })
  }
  return rules
}

/**
 * Returns the headers of an address. If several matching rules set the same header, the last one wins.
 *
 * @param pathname without query
 */
export function headersOf(pathname: string, rules: readonly HeaderRule[]): Readonly<Record<string, string>> {
  return Object.assign({}, ...rules.filter(({ path }) => matches(path, pathname)).map(({ headers }) => headers))
}

function matches(path: string, pathname: string): boolean {
  return path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : path === pathname
}
