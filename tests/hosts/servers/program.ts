import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A server that was started, and how it is stopped. */
export interface RunningProgram {
  stop(): Promise<void>
}

interface ProgramOptions {
  readonly command: string
  readonly parameters: readonly string[]
  readonly folder: string
  readonly environment?: Readonly<Record<string, string>>
  /** Whether it answers. */
  readonly isReady: () => Promise<boolean>
}

/** Long enough for a busy machine. */
const STARTING_TIMEOUT = 60_000

/**
 * Starts a server and waits until it answers.
 *
 * @throws Error with what it printed, where it ends before, or never answers
 */
export async function startProgram(options: ProgramOptions): Promise<RunningProgram> {
  const { command, parameters, folder, environment, isReady } = options
  const child = spawn(command, parameters, {
    cwd: folder,
    // Where Debian has nginx, which users without rights don't look for.
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin`, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: what it starts is stopped with it.
    detached: true,
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)))
  const ended = once(child, 'exit').catch((error: unknown) => {
    printed += String(error)
  })
  const stop = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid, 'SIGTERM')
      await ended
    }
  }
  let hasEnded = false
  void ended.then(() => (hasEnded = true))
  const deadline = Date.now() + STARTING_TIMEOUT
  while (!(await isReady())) {
    if (hasEnded || Date.now() > deadline) {
      await stop()
      throw new Error(`${command} ${parameters.join(' ')} does not answer:\n${printed}`)
    }
    await wait(100)
  }
  return { stop }
}

/** A port that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Of a server on a port, not on a pipe.
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
