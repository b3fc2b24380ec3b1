import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'

/** A development server that a test or a measurement has started. */
interface DevelopmentServer {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts the development server, as `npm run dev` does, at a free port.
 *
 * @param root a copy of the project: writing in it harms nothing
 * @throws Error with what it said, where it does not start
 */
export async function startDevelopmentServer(root: string): Promise<DevelopmentServer> {
  const parameters = ['node_modules/vike/bin.js', 'dev', '--port', '0']
  const server = spawn(process.execPath, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (text) => {
      said += String(text)
      // This machine's own address, and no other: none is open to the network. Colours are written around the port.
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(stripVTControlCharacters(said)) ?? []
      if (address) resolve(address)
    })
    server.on('exit', () => reject(new Error(`The development server did not start. It said: ${said}`)))
  })
  return {
    url,
    stop: async () => {
      server.kill()
      await once(server, 'exit')
    },
  }
}
