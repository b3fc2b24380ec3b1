import { parseArgs } from 'node:util'
import { dev } from 'vike/api'
import { developmentPlugins } from './developmentPlugins.ts'
import { readPort } from './port.ts'

/**
 * `npm run dev` starts the development server. `-- --port 3001` chooses its port, `-- --host` opens it to the network.
 *
 * vite.config.ts does not name the plugins: every build loads that file with all that it imports.
 */
function readServerOptions(): { readonly host?: true; readonly port?: number } {
  const { values } = parseArgs({ options: { host: { type: 'boolean' }, port: { type: 'string' } } })
  const port = readPort(values.port, { name: '--port', example: 'npm run dev -- --port 3001' })
  return { ...(values.host ? { host: true } : {}), ...(values.port === undefined ? {} : { port }) }
}

try {
  const viteConfig = { plugins: developmentPlugins(process.cwd()), server: readServerOptions() }
  await dev({ viteConfig, startupLog: true })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
