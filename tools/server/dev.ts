import { parseArgs } from 'node:util'
import { dev } from 'vike/api'
import { developmentPlugins } from './developmentPlugins.ts'

/**
 * `npm run dev` starts the development server. `-- --port 3001` chooses its port, `-- --host` opens it to the network.
 *
 * vite.config.ts does not name the plugins: every build loads that file with all that it imports.
 */
const { values } = parseArgs({ options: { host: { type: 'boolean' }, port: { type: 'string' } } })
await dev({
  viteConfig: {
    plugins: developmentPlugins(process.cwd()),
    server: {
      ...(values.host ? { host: true } : {}),
      ...(values.port === undefined ? {} : { port: Number(values.port) }),
    },
  },
  startupLog: true,
})
