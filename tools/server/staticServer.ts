import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import compression from '@polka/compression'
import sirv from 'sirv'
import { isLocale } from '../../renderer/languages.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { headersOf, parseHeaderRules } from './headers.ts'
import { listen, type RunningServer } from './listen.ts'
import { parseTarget, plainAddressOf, redirectOf } from './requestTarget.ts'

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

const METHODS = ['GET', 'HEAD']
const REDIRECTS_FILE = '_redirects'
const HEADERS_FILE = '_headers'
/** Files that hosts read but do not serve, and the not-found page, which always has the status 404. */
const NOT_SERVED = /^\/_(?:redirects|headers)$|^(?:\/[a-z]{2})?\/404$/
/** Types of text files that sirv serves without their encoding: browsers would guess it. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
}

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

function answerFrom(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const redirects = readRedirects(join(folder, REDIRECTS_FILE))
  const headers = parseHeaderRules(readIfThere(join(folder, HEADERS_FILE)))
  const serveFile = sirv(folder, {
    // Looks up each file on request: a list would still name files that the next build removes.
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
    else if (plain !== undefined) redirectTo(folder, plain, request, response)
    else if (!target || NOT_SERVED.test(target.pathname)) {
      sendNotFound(folder, request, response)
    } else {
      request.headers.range = request.method === 'GET' ? rangeOf(request) : undefined
      // A range counts the bytes of the uncompressed file.
      if (request.headers.range === undefined) compress(request, response)
      serveFile(request, response)
    }
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

/** Redirects to the address of a page; answers 404 if there is no such page. */
function redirectTo(folder: string, address: string, request: IncomingMessage, response: ServerResponse): void {
  if (!existsSync(join(folder, `${address}.html`))) return sendNotFound(folder, request, response)
  const location = address === '/index' ? '/' : encodeURI(address)
  response.writeHead(308, { Location: `${location}${parseTarget(request.url)?.search ?? ''}` }).end()
}

function readRedirects(file: string): ReadonlyMap<string, string> {
  const rules = readIfThere(file)
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  // There may be a query between the two addresses.
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
  // A missing file may exist later, so this overrides the caching rule of its folder.
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
  response.end(page && request.method !== 'HEAD' ? readFileSync(page) : undefined)
}
