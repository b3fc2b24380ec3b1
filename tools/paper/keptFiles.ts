import { copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { cacheFolder } from '../build/cache.ts'
import { writeWhole } from '../build/writeWhole.ts'

/** Files of the last build, by what they are made of: what has not changed is not made again. */
export interface KeptFiles {
  /**
   * Puts a file in its place.
   *
   * @param key names what it is made of
   * @param target its place
   * @param make makes it, where it was not kept
   * @returns how many bytes it has
   */
  put(key: string, target: string, make: () => Promise<Buffer>): Promise<number>
  /** Forgets what this build had no use for. */
  forgetUnused(): Promise<void>
}

/** @param name of their folder */
export async function openKeptFiles(
  root: string,
  name: 'openGraphImages' | 'pdfs' | 'photographs',
): Promise<KeptFiles> {
  const folder = cacheFolder(root, name)
  const used = new Set<string>()
  await mkdir(folder, { recursive: true })
  return {
    async put(key, target, make) {
      used.add(key)
      await mkdir(dirname(target), { recursive: true })
      const size = await take(join(folder, key), target)
      if (size !== undefined) return size
      const content = await make()
      await Promise.all([writeWhole(join(folder, key), content), writeFile(target, content)])
      return content.length
    },
    async forgetUnused() {
      // What another program is still writing has a name with a dot.
      const unused = (await readdir(folder)).filter((key) => !used.has(key) && !key.includes('.'))
      await Promise.all(unused.map((key) => rm(join(folder, key), { force: true })))
    },
  }
}

/** Returns the size of a file that was kept, and is now in its place too; undefined where there is none. */
async function take(file: string, target: string): Promise<number | undefined> {
  try {
    await copyFile(file, target)
    return (await stat(target)).size
  } catch {
    return undefined
  }
}
