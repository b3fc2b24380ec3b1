import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Returns the folder of the build cache, or of a part of it. `npm run build -- --cold` empties it. */
export function cacheFolder(root: string, part = ''): string {
  return join(root, '.cache/site', part)
}

/** Cached files, each under a key that identifies its inputs. */
export interface KeptFiles {
  /** Returns a cached file, and makes it first if it is missing. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>
  /** Does the same and writes the file to its destination. Returns its size in bytes. */
  put(key: string, target: string, make: () => Promise<Buffer>): Promise<number>
  /** Deletes the files that were not requested since the cache was opened. */
  deleteUnused(): Promise<void>
}

export function openKeptFiles(root: string, name: 'openGraphImages' | 'pdfs' | 'photographs'): KeptFiles {
  const folder = cacheFolder(root, name)
  const used = new Set<string>()
  const get: KeptFiles['get'] = async (key, make) => {
    used.add(key)
    const kept = await readFile(join(folder, key)).catch(() => undefined)
    if (kept) return kept
    const content = await make()
    await mkdir(folder, { recursive: true })
    await writeWhole(join(folder, key), content)
    return content
  }
  return {
    get,
    async put(key, target, make) {
      const content = await get(key, make)
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, content)
      return content.length
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
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`
  try {
    await writeFile(unfinished, content)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
