import { request as requestPlainly, type IncomingHttpHeaders } from 'node:http'
import { request as requestSafely } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** A request to a host; the path is sent as it stands, though no browser would send it so. */
export interface Request {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Reply {
  readonly status: number
  /** Several of one name are one, with commas. */
  readonly headers: Readonly<IncomingHttpHeaders>
  /** Unpacked. */
  readonly body: Buffer
}

/** Where a server answers on this machine, and what name it takes for its own. */
export interface Address {
  readonly port: number
  readonly isSafe: boolean
  readonly host: string
}

/** Asks a server on this machine. Its certificate is its own. */
export async function ask({ port, isSafe, host }: Address, { method = 'GET', path, headers }: Request): Promise<Reply> {
  const answer = await new Promise<Reply>((resolve, reject) => {
    const begin = isSafe ? requestSafely : requestPlainly
    begin(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { Host: host, ...headers },
        servername: host,
        rejectUnauthorized: false,
        agent: false,
      },
      (response) => {
        buffer(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
          reject,
        )
      },
    )
      .on('error', reject)
      .end()
  })
  return answer.body.length === 0 ? answer : { ...answer, body: unpack(answer) }
}

function unpack({ headers, body }: Reply): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body)
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
}
