import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Returns the folder of the build cache, or of a part of it; a build without `.cache` makes everything anew. */
export function cacheFolder(root: string, part = ''): string {
  return join(root, '.cache/site', part)
}

/** Cached files, each under a key that identifies its inputs. */
export interface KeptFiles {
  /** Writes a cached file to its destination, and makes it first if it is missing. Returns its size in bytes. */
  put(key: string, target: string, make: () => Promise<Buffer>): Promise<number>
  /** Deletes the files that were not requested since the cache was opened. */
  deleteUnused(): Promise<void>
}

export function openKeptFiles(root: string, name: 'openGraphImages' | 'pdfs' | 'photographs'): KeptFiles {
  const folder = cacheFolder(root, name)
  const used = new Set<string>()
  return {
    async put(key, target, make) {
      used.add(key)
      const file = join(folder, key)
      if (!existsSync(file)) await writeWhole(file, await make())
      await mkdir(dirname(target), { recursive: true })
      await copyFile(file, target)
      return (await stat(target)).size
    },
    async deleteUnused() {
      const names = await readdir(folder).catch(() => [])
      // Names with a dot are of files that another process is writing.
      const unused = names.filter((key) => !used.has(key) && !key.includes('.'))
      await Promise.all(unused.map((key) => rm(join(folder, key), { force: true })))
    },
  }
}

/** Writes a temporary file and renames it, so that no reader, even in another process, sees a partial file. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(unfinished, content)
  await rename(unfinished, file)
}
