import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { answers, hostAt, SITE_NAME, type Build, type RunningHost } from './host.ts'
import { findFreePort, startProgram } from './program.ts'

/** Caddy, and where it answers: what asks by itself must know, and trust it. */
export interface RunningCaddy extends RunningHost {
  readonly ports: { readonly http: number; readonly https: number }
  /** The certificate that stands for all of its own. */
  readonly authority: string
}

/** Debian's Caddy with hosting/Caddyfile as it is, on free ports, with certificates that it makes itself. */
export async function startCaddy({ folder, workshop }: Build): Promise<RunningCaddy> {
  const home = join(workshop, 'caddy')
  mkdirSync(home, { recursive: true })
  const ports = { http: await findFreePort(), https: await findFreePort() }
  writeFileSync(
    join(home, 'Caddyfile'),
    `{
	http_port ${ports.http}
	https_port ${ports.https}
	default_bind 127.0.0.1
	local_certs
	skip_install_trust
	admin off
}
import ${resolve('hosting/Caddyfile')}
`,
  )
  const address = { port: ports.https, isSafe: true, host: SITE_NAME }
  const program = await startProgram({
    command: 'caddy',
    parameters: ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'],
    folder: home,
    environment: { SITE_FOLDER: folder, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
    isReady: () => answers(address),
  })
  return { ...hostAt(address, program), ports, authority: join(home, 'caddy/pki/authorities/local/root.crt') }
}
