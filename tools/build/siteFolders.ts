import { existsSync, readdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { cacheFolder } from '../cache.ts'

/** Returns the folder that this process builds in: concurrent builds do not share a folder. */
export function unfinishedSite(root: string): string {
  return resolve(cacheFolder(root, 'unfinished'), `${process.pid}`)
}

/**
 * Replaces the last site by the one that this process has built.
 *
 * @param root the project's root
 * @throws Error of the file system, after restoring the last site
 */
export async function replaceDist(root: string): Promise<void> {
  const [finished, unfinished] = [resolve(root, 'dist'), unfinishedSite(root)]
  const previous = `${unfinished}.previous`
  if (existsSync(finished)) await rename(finished, previous)
  try {
    await rename(unfinished, finished)
  } catch (error) {
    if (existsSync(previous)) await rename(previous, finished)
    throw error
  }
  await rm(previous, { recursive: true, force: true })
}

/** Deletes the remains of interrupted builds. */
export async function clearUnfinished(root: string): Promise<void> {
  const folder = cacheFolder(root, 'unfinished')
  if (!existsSync(folder)) return
  const left = readdirSync(folder).filter((name) => !isRunning(Number.parseInt(name, 10)))
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

/**
 * Returns whether another process exists, by signal 0: https://nodejs.org/api/process.html#processkillpid-signal. Containers
 * start each build with the same id: a folder with this process's own is that of an earlier build.
 */
function isRunning(id: number): boolean {
  if (id === process.pid) return false
  try {
    return process.kill(id, 0)
  } catch (error) {
    // The process of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
