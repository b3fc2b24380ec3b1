import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import compression from '@polka/compression'
import sirv from 'sirv'
import { isLocale } from '../../renderer/languages.ts'
import { singleRange } from './byteRange.ts'
import { headersOf, parseHeaderRules } from './headers.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { listen, type RunningServer } from './listen.ts'
import { parseTarget, plainAddressOf, redirectOf } from './requests.ts'

interface ServerOptions {
  /** The built site. */
  readonly folder: string
  /** 0 takes any free port. */
  readonly port: number
  /** Gets each request first: where forms arrive that no service takes. */
  readonly inbox?: Inbox
}

/** As hosts do; their effort is higher, but they compress each file once. */
const compress = compression({ brotli: true, level: 5, mimes: /text|javascript|json|xml/i })

const METHODS = ['GET', 'HEAD']
const REDIRECTS_FILE = '_redirects'
const HEADERS_FILE = '_headers'
/** Read by hosts, not by visitors: Netlify and Cloudflare Pages don't serve them either. */
const NOT_SERVED = new Set([`/${REDIRECTS_FILE}`, `/${HEADERS_FILE}`])
/** Hosts answer the page of what is not found with its status, by whatever address it is asked for. */
const NOT_FOUND_PAGE = /^(?:\/[a-z]{2})?\/404$/
/** Files of words that sirv serves without their encoding: browsers would take a guess at accents. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
}

/**
 * Serves the built site as static hosts do: one address for each page, without `.html` and without a slash at its end, compressed, with the redirects of `_redirects` and
 * the headers of `_headers`, and the nearest 404.html for what does not exist.
 *
 * @throws Error that says what to do, where there is no built site or the port is taken
 */
export async function startServer({ folder, port, inbox }: ServerOptions): Promise<RunningServer> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}. Run npm run build first.`)
  }
  const answer = answerFrom(folder)
  const server = createServer((request, response) => {
    if (!inbox?.handle(request, response)) answer(request, response)
  })
  return listen(server, port)
}

function answerFrom(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const redirects = readRedirects(join(folder, REDIRECTS_FILE))
  const headers = parseHeaderRules(readIfThere(join(folder, HEADERS_FILE)))
  const serveFile = sirv(folder, {
    // Looks each file up when it is asked for: a list made now would name files that the next build removes.
    dev: true,
    extensions: ['html'],
    etag: true,
    onNoMatch: (request, response) => sendNotFound(folder, request, response),
    setHeaders: (response, pathname) => {
      response.setHeader('Accept-Ranges', 'bytes')
      response.setHeader('Vary', 'Accept-Encoding')
      const textType = TEXT_TYPES[extname(pathname)]
      if (textType) response.setHeader('Content-Type', textType)
    },
  })
  return (request, response) => {
    if (!METHODS.includes(request.method ?? '')) {
      response.writeHead(405, { Allow: METHODS.join(', ') }).end()
      return
    }
    const target = parseTarget(request.url)
    const location = target && redirectOf(target, redirects)
    const plain = plainAddressOf(request.url)
    response.setHeader('Cache-Control', 'no-cache')
    for (const [name, value] of Object.entries(headersOf(target?.pathname ?? '/', headers))) {
      response.setHeader(name, value)
    }
    if (location) response.writeHead(301, { Location: location }).end()
    else if (plain !== undefined) sendOn(folder, plain, request, response)
    else if (!target || NOT_SERVED.has(target.pathname) || NOT_FOUND_PAGE.test(target.pathname)) {
      sendNotFound(folder, request, response)
    } else if (leadsOut(folder, target.pathname)) sendNotFound(folder, request, response)
    else {
      const size = statSync(join(folder, target.pathname), { throwIfNoEntry: false })?.size ?? 0
      const range =
        request.method === 'GET'
          ? singleRange(request.headers.range, { size, ifRange: request.headers['if-range'] })
          : undefined
      if (range === undefined) {
        delete request.headers.range
        // A part of a file is a part of its bytes as they are.
        request.headers['accept-encoding'] = acceptedEncodings(request.headers['accept-encoding'])
        compress(request, response)
      } else request.headers.range = range
      serveFile(request, response)
    }
  }
}

/** Whether an address is that of a link to a file that is not the site's. */
function leadsOut(folder: string, pathname: string): boolean {
  const file = [pathname, `${pathname}.html`].map((name) => join(folder, name)).find((name) => existsSync(name))
  return file !== undefined && !`${realpathSync(file)}${sep}`.startsWith(`${realpathSync(folder)}${sep}`)
}

/** Leaves out the encodings that a client refuses with `q=0`, which the compression would take for accepted. */
function acceptedEncodings(header: string | string[] | undefined): string {
  return String(header ?? '')
    .split(',')
    .filter((encoding) => !/;\s*q=0(?:\.0*)?\s*$/.test(encoding))
    .join(',')
}

/** To the one address of a page that there is; nothing else is there with a slash or a suffix. */
function sendOn(folder: string, address: string, request: IncomingMessage, response: ServerResponse): void {
  if (!existsSync(join(folder, `${address}.html`))) return sendNotFound(folder, request, response)
  const location = address === '/index' ? '/' : encodeURI(address)
  response.writeHead(308, { Location: `${location}${parseTarget(request.url)?.search ?? ''}` }).end()
}

function readRedirects(file: string): ReadonlyMap<string, string> {
  const rules = readIfThere(file)
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  // Between the two there may be a query.
  return new Map(
    rules.flatMap(([from, second, third]) => {
      if (!from || !second) return []
      return third && second.includes('=') ? [[`${from}?${second}`, third] as const] : [[from, second] as const]
    }),
  )
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function sendNotFound(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const [, language] = parseTarget(request.url)?.pathname.split('/') ?? []
  const candidates = [...(isLocale(language) ? [join(folder, language, '404.html')] : []), join(folder, '404.html')]
  const page = candidates.find((file) => existsSync(file))
  // A missing file may exist later, whatever the rule for its folder says.
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
  response.end(page && request.method !== 'HEAD' ? readFileSync(page) : undefined)
}
