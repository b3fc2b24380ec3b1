import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files of the last build, by what they are made of: what has not changed is not made again. */
export interface KeptFiles {
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>
  /** Forgets what this build had no use for. */
  forgetUnused(): Promise<void>
}

/** @param name of their folder */
export async function openKeptFiles(root: string, name: 'openGraphImages' | 'pdfs'): Promise<KeptFiles> {
  const folder = join(root, 'node_modules/.cache/site', name)
  const used = new Set<string>()
  await mkdir(folder, { recursive: true })
  return {
    async get(key, make) {
      used.add(key)
      // Another build may forget at any time what this one has seen there: it is there once it is read.
      const known = await readFile(join(folder, key)).catch(() => undefined)
      return known ?? keep(join(folder, key), await make())
    },
    async forgetUnused() {
      // What another build is still writing has a name with a dot.
      const unused = (await readdir(folder)).filter((key) => !used.has(key) && !key.includes('.'))
      await Promise.all(unused.map((key) => rm(join(folder, key), { force: true })))
    },
  }
}

/** Written beside and renamed: two builds at once never see half a file. */
async function keep(file: string, content: Buffer): Promise<Buffer> {
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, content)
  await rename(unfinished, file)
  return content
}
