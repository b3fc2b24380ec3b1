import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import compression from '@polka/compression'
import sirv from 'sirv'
import { splitPath } from '../../renderer/addresses.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { headersOf, parseHeaderRules } from './headers.ts'
import { listen, type RunningServer } from './listen.ts'
import { parseTarget, type RequestTarget } from './requestTarget.ts'

interface ServerOptions {
  /** The folder of the built site. */
  readonly folder: string
  /** 0 takes any free port. */
  readonly port: number
  /** Receives forms. It gets each request first. */
  readonly inbox?: Pick<Inbox, 'handle'>
}

/** Compresses with less effort than hosts, which compress each file once. */
const compress = compression({ brotli: true, level: 5, mimes: /text|javascript|json|xml/i })

/** The not-found pages, which always have the status 404. */
const NOT_FOUND = /^(?:\/[a-z]{2})?\/404$/

/**
 * Serves the built site as static hosts do: one address for each page, without `.html` and trailing slash; compression; the
 * redirects of `_redirects` and the headers of `_headers`; and the nearest 404.html for anything else.
 *
 * @throws Error that names the solution if there is no built site or the port is taken
 */
export async function startServer({ folder, port, inbox }: ServerOptions): Promise<RunningServer> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}. Run npm run build first.`)
  }
  const answer = answerFrom(folder)
  return listen((request, response) => {
    if (!inbox?.handle(request, response)) answer(request, response)
  }, port)
}

function answerFrom(folder: string): RequestListener {
  const redirects = readRedirects(readIfThere(join(folder, '_redirects')))
  const headers = parseHeaderRules(readIfThere(join(folder, '_headers')))
  const serveFile = sirv(folder, {
    // Looks up each file on request: a list would still name files that the next build removes.
    dev: true,
    extensions: ['html'],
    etag: true,
    onNoMatch: (request, response) => sendNotFound(folder, request, response),
    setHeaders: (response, pathname) => {
      response.setHeader('Accept-Ranges', 'bytes')
      response.setHeader('Vary', 'Accept-Encoding')
      // sirv leaves out the encoding, and browsers would guess it.
      if (pathname.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    },
  })
  return (request, response) => {
    const target = parseTarget(request.url)
    response.setHeader('Cache-Control', 'no-cache')
    response.setHeaders(new Map(Object.entries(headersOf(target?.pathname ?? '/', headers))))
    if (!target || NOT_FOUND.test(target.pathname)) return sendNotFound(folder, request, response)
    const { pathname, search } = target
    const moved = redirects.get(pathname + search) ?? redirects.get(pathname)
    const plain = plainAddressOf(folder, target, request.url)
    if (moved !== undefined) return void response.writeHead(301, { Location: moved + search }).end()
    if (plain !== undefined) return void response.writeHead(308, { Location: plain + search }).end()
    request.headers.range = request.method === 'GET' ? rangeOf(request) : undefined
    // A range counts the bytes of the uncompressed file.
    if (request.headers.range === undefined) compress(request, response)
    serveFile(request, response)
  }
}

/**
 * Returns the range of a request if sirv reads it as it is meant: one with a start, as players of videos send. Any other may
 * be answered with the whole file (RFC 9110, 14.2); sirv would throw for `5-2`, and send the wrong part for `-500`.
 */
function rangeOf({ headers: { range = '', 'if-range': ifRange } }: IncomingMessage): string | undefined {
  const [, first, last = Infinity] = /^bytes=(\d{1,15})-([1-9]\d{0,14})?$/.exec(range) ?? []
  return first !== undefined && ifRange === undefined && Number(first) <= Number(last) ? range : undefined
}

/** Returns the address of a page that is asked for with a trailing slash or the `.html` of its file. */
function plainAddressOf(folder: string, { pathname }: RequestTarget, url = ''): string | undefined {
  const plain = pathname.replace(/\.html$/, '')
  const isPlain = plain === pathname && !/[^?#]\/(?:[?#]|$)/.test(url)
  if (isPlain || !existsSync(join(folder, `${plain}.html`))) return undefined
  return plain === '/index' ? '/' : encodeURI(plain)
}

function readRedirects(text: string): ReadonlyMap<string, string> {
  const rules = text.split('\n').map((line) => line.trim().split(/\s+/))
  // There may be a query between the two addresses.
  return new Map(
    rules.flatMap(([from = '', second = '', third]) => {
      if (!from.startsWith('/')) return []
      return [third && second.includes('=') ? [`${from}?${second}`, third] : [from, second]]
    }),
  )
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function sendNotFound(folder: string, { url = '/' }: IncomingMessage, response: ServerResponse): void {
  // A missing file may exist later, so this overrides the caching rule of its folder.
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
  response.end(readIfThere(join(folder, splitPath(url).locale ?? '', '404.html')))
}
