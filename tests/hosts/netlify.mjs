// Serves a site by its _headers and _redirects as Netlify's manual says, since Netlify's own program runs nowhere else; its
// parsers read both. https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing
// node netlify.mjs <folder> <port>
import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'

const [, , folder, port] = process.argv
const { headers, ...ofHeaders } = await parseAllHeaders({ headersFiles: [join(folder, '_headers')], minimal: false })
const { redirects, ...ofRedirects } = await parseAllRedirects({
  redirectsFiles: [join(folder, '_redirects')],
  minimal: false,
})
const errors = [...ofHeaders.errors, ...ofRedirects.errors]
if (errors.length > 0) throw new Error(errors.join('\n'))

const matches = (from, path) =>
  from.endsWith('/*') ? path.startsWith(from.slice(0, -1)) : path.replace(/\/$/, '') === from

createServer((request, response) => {
  const { pathname, search, searchParams } = new URL(request.url, 'http://site')
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
  // Of two headers of one name, the later is sent.
  for (const { values } of headers.filter(({ forRegExp }) => forRegExp.test(pathname))) {
    for (const [name, value] of Object.entries(values)) response.setHeader(name, value)
  }
  const file = [pathname, `${pathname}.html`, `${pathname}index.html`].find((name) =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.isFile(),
  )
  // A file comes before a rule that isn't forced.
  const rule = redirects.find(
    ({ from, force, query = {} }) =>
      (force || !file) &&
      matches(from, pathname) &&
      Object.entries(query).every(([name, value]) => searchParams.get(name) === value),
  )
  if (rule?.status === 301) response.writeHead(301, { Location: `${rule.to}${search}` }).end()
  else response.writeHead(file ? 200 : 404).end(readFileSync(join(folder, file ?? rule?.to ?? '404.html')))
}).listen(port, '127.0.0.1')
