import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { createServer, type AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, vi } from 'vitest'
import { startServer } from '../../tools/server/staticServer.ts'

/** A request; the path is sent as it is, though no browser would send it so. */
export interface Request {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The site on one of the hosts. */
export interface RunningHost {
  readonly ask: ReturnType<typeof askAt>
  readonly stop: () => Promise<void>
}

/** The name of the site in the configurations of hosting/, which the agency changes. */
export const SITE_NAME = /\{\$SITE_ADDRESS:([^}]+)\}/.exec(readFileSync('hosting/Caddyfile', 'utf8'))?.[1] ?? ''

/** Returns a function that asks a server on this machine, whatever its certificate; bodies are uncompressed. */
function askAt(port: number, host = `127.0.0.1:${port}`, protocol: typeof http | typeof https = http) {
  return async ({ path, method, headers }: Request) => {
    const request = protocol.request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { Host: host, ...headers },
      servername: host,
      rejectUnauthorized: false,
      agent: false,
    })
    request.end()
    // once() doesn't know the events of requests.
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const body = await buffer(response)
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[response.headers['content-encoding'] ?? '']
    return { status: response.statusCode, headers: response.headers, body: unpack?.(body) ?? body }
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Of a server on a port, not on a pipe.
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Starts a program in a folder of its own and waits until it serves the site. */
async function start(
  command: readonly string[],
  home: string,
  ask: RunningHost['ask'],
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningHost> {
  const [name = '', ...parameters] = command
  const output = openSync(join(home, 'log'), 'w')
  const program = spawn(name, parameters, {
    cwd: home,
    // Where Debian has nginx.
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin`, ...environment },
    stdio: ['ignore', output, output],
    // A group of its own: what wrangler starts is stopped with it.
    detached: true,
  })
  const ended = once(program, 'exit')
  const stop = async () => {
    if (program.pid && program.exitCode === null) process.kill(-program.pid)
    await ended
  }
  const answers = async () => expect(await ask({ path: '/robots.txt' })).toMatchObject({ status: 200 })
  try {
    await Promise.race([
      vi.waitFor(answers, { timeout: 60_000, interval: 100 }),
      ended.then(() => Promise.reject(new Error('It has ended.'))),
    ])
  } catch (cause) {
    await stop()
    throw new Error(`${command.join(' ')} does not answer:\n${readFileSync(join(home, 'log'), 'utf8')}`, { cause })
  }
  return { ask, stop }
}

/** Starts the server of `npm start`. */
export async function startOwnServer(folder: string): Promise<RunningHost> {
  const { url, close } = await startServer({ folder: join(folder, 'client'), port: 0 })
  return { ask: askAt(Number(new URL(url).port)), stop: close }
}

/** Starts Caddy with hosting/Caddyfile as it is, on free ports, with certificates that it makes itself. */
export async function startCaddy(folder: string, home: string) {
  const ports = { http: await findFreePort(), https: await findFreePort() }
  const settings = `
{
	http_port ${ports.http}
	https_port ${ports.https}
	default_bind 127.0.0.1
	local_certs
	skip_install_trust
	admin off
}
import ${resolve('hosting/Caddyfile')}
`
  writeFileSync(join(home, 'Caddyfile'), settings)
  const environment = { SITE_FOLDER: folder, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }
  const host = await start(['caddy', 'run'], home, askAt(ports.https, SITE_NAME, https), environment)
  return { ...host, ports, authority: join(home, 'caddy/pki/authorities/local/root.crt') }
}

/** Starts nginx with hosting/nginx.conf, but for its ports, its certificates and the folder of the site. */
export async function startNginx(folder: string, home: string): Promise<RunningHost> {
  const port = await findFreePort()
  const site = readFileSync('hosting/nginx.conf', 'utf8')
    .replaceAll('/var/www/passerelle/current', folder)
    .replaceAll(/^.*(?:listen \[::\]|ssl_certificate).*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${await findFreePort()};`)
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
  const settings = `
include /etc/nginx/modules-enabled/*.conf;
user root;
daemon off;
pid ${home}/nginx.pid;
events {}
http {
access_log off;
client_body_temp_path ${home}/client_body;
proxy_temp_path ${home}/proxy;
fastcgi_temp_path ${home}/fastcgi;
uwsgi_temp_path ${home}/uwsgi;
scgi_temp_path ${home}/scgi;
${site}
}
`
  writeFileSync(join(home, 'nginx.conf'), settings)
  return start(['nginx', '-c', join(home, 'nginx.conf'), '-e', 'stderr'], home, askAt(port, SITE_NAME))
}

/** Starts Cloudflare Pages' own runtime. */
export async function startCloudflare(folder: string, home: string): Promise<RunningHost> {
  const [port, inspectorPort] = [await findFreePort(), await findFreePort()]
  const wrangler = resolve('tests/hosts/node_modules/wrangler/bin/wrangler.js')
  const options = ['--compatibility-date=2026-01-01', '--ip=127.0.0.1', `--port=${port}`]
  symlinkSync(folder, join(home, 'dist'))
  return start(
    [process.execPath, wrangler, 'pages', 'dev', 'dist/client', ...options, `--inspector-port=${inspectorPort}`],
    home,
    askAt(port),
    { WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: home, CI: 'true' },
  )
}

/** Starts what follows Netlify's rules. */
export async function startNetlify(folder: string, home: string): Promise<RunningHost> {
  const port = await findFreePort()
  const program = resolve('tests/hosts/netlify.mjs')
  return start([process.execPath, program, join(folder, 'client'), `${port}`], home, askAt(port))
}
