import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** That no other build of a folder is under way, while it is held. */
export interface BuildLock {
  release(): Promise<void>
}

/**
 * Waits until no other build of this folder is under way.
 *
 * The lock is a socket at which the build listens: the system closes it with the process, however that ends, so that no lock
 * is ever left behind, and it needs no room on a disk.
 *
 * @param root the project's root
 * @param sayThatItWaits is called once, if another one is under way
 */
export async function takeBuildLock(root: string, sayThatItWaits: () => void): Promise<BuildLock> {
  const name = nameLock(root)
  let lock = await listen(name)
  if (!lock) sayThatItWaits()
  while (!lock) {
    // oxlint-disable-next-line no-await-in-loop
    await untilClosed(name)
    // Of several that have waited, one is the first.
    // oxlint-disable-next-line no-await-in-loop
    lock = await listen(name)
  }
  return lock
}

/**
 * Does something unless a build of this folder is under way.
 *
 * @param root the project's root
 * @returns whether it was done
 */
export async function unlessBuilding(root: string, act: () => Promise<void>): Promise<boolean> {
  const lock = await listen(nameLock(root))
  if (!lock) return false
  try {
    await act()
  } finally {
    await lock.release()
  }
  return true
}

/** Linux has names that are no files, Windows has pipes; elsewhere it is a file. All within 100 characters. */
function nameLock(root: string): string {
  const name = `site-build-${createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 16)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? join(String.raw`\\.\pipe`, name) : join(tmpdir(), name)
}

/** @returns undefined where another process listens */
async function listen(name: string): Promise<BuildLock | undefined> {
  const waiting = new Set<Socket>()
  const server = createServer((socket) => {
    waiting.add(socket.unref().on('error', () => undefined))
  })
  server.listen(name).unref()
  try {
    await once(server, 'listening')
  } catch (error) {
    // On a system without sockets builds go on without a lock.
    if (Reflect.get(Object(error), 'code') !== 'EADDRINUSE') return { release: async () => undefined }
    if (await isAnswered(name)) return undefined
    // A file that a killed process has left.
    await rm(name, { force: true })
    return listen(name)
  }
  return {
    release: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of waiting) socket.destroy()
      await closed
    },
  }
}

async function isAnswered(name: string): Promise<boolean> {
  const socket = connect(name)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Waits for the end of whoever listens. */
async function untilClosed(name: string): Promise<void> {
  const socket = connect(name)
  const closed = new Promise((resolve) => socket.on('close', resolve))
  // Whoever is killed closes nothing in good order.
  socket.on('error', () => undefined).resume()
  await closed
}
