import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { cacheFolder } from '../build/cache.ts'
import { takeKept, writeKept } from '../build/keptFile.ts'

/** Where the style sheets are that pages link below their first screen. */
export const SHEETS = '/assets/static/'

/** Style sheets that pages link, for those pages that are taken from the last build as they were. */
export interface KeptSheets {
  /** Puts a sheet into the site, and keeps it. */
  write(name: string, css: string): Promise<void>
  /**
   * Puts a sheet of the last build into the site.
   *
   * @returns false where it is not there any more, or damaged
   */
  restore(name: string): boolean
  forgetUnused(): Promise<void>
}

/**
 * @param root the project's root
 * @param folder the built site
 */
export async function openKeptSheets(root: string, folder: string): Promise<KeptSheets> {
  const kept = cacheFolder(root, 'sheets')
  const target = (name: string) => join(folder, SHEETS, name)
  await Promise.all([mkdir(kept, { recursive: true }), mkdir(dirname(target('x')), { recursive: true })])
  const placed = new Map<string, boolean>()
  return {
    write: async (name, css) => {
      await Promise.all([writeKept(join(kept, name), css), writeFile(target(name), css)])
      placed.set(name, true)
    },
    restore: (name) => {
      const isPlaced = placed.get(name) ?? takeKept(join(kept, name), target(name)) !== undefined
      placed.set(name, isPlaced)
      return isPlaced
    },
    forgetUnused: async () => {
      const unused = (await readdir(kept)).filter((name) => !placed.has(name))
      await Promise.all(unused.map((name) => rm(join(kept, name), { force: true })))
    },
  }
}
