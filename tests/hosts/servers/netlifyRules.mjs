// Prints what Netlify's own parsers make of a folder's _headers and _redirects, as JSON: regular expressions as text.
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'

const [, , folder] = process.argv
const headers = await parseAllHeaders({ headersFiles: [join(folder, '_headers')], minimal: false })
const redirects = await parseAllRedirects({ redirectsFiles: [join(folder, '_redirects')], minimal: false })
process.stdout.write(
  JSON.stringify({
    errors: [...headers.errors, ...redirects.errors].map(String),
    headers: headers.headers.map(({ forRegExp, values }) => ({ pattern: forRegExp.source, values })),
    redirects: redirects.redirects,
  }),
)
