import { mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { answers, hostAt, type Build, type RunningHost } from './host.ts'
import { findFreePort, startProgram } from './program.ts'

/** Cloudflare Pages' own runtime. */
export async function startCloudflare({ folder, workshop }: Build): Promise<RunningHost> {
  const home = join(workshop, 'cloudflare')
  mkdirSync(home, { recursive: true })
  symlinkSync(folder, join(home, 'dist'))
  const port = await findFreePort()
  const address = { port, isSafe: false, host: `127.0.0.1:${port}` }
  const program = await startProgram({
    command: process.execPath,
    parameters: [
      resolve('tests/hosts/node_modules/wrangler/bin/wrangler.js'),
      'pages',
      'dev',
      'dist/client',
      '--compatibility-date=2026-01-01',
      '--ip=127.0.0.1',
      `--port=${port}`,
      `--inspector-port=${await findFreePort()}`,
      `--persist-to=${join(home, 'state')}`,
    ],
    folder: home,
    environment: { WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: home, CI: 'true' },
    isReady: () => answers(address),
  })
  return hostAt(address, program)
}
