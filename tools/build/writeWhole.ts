import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { globSync } from 'tinyglobby'

/** What is unfinished has a dot in its name, and this after it. */
const UNFINISHED = /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
/** In milliseconds: nobody is still writing a file that was begun so long ago. */
const LEFT_AFTER = 3_600_000

/** Writes a file beside its place and renames it: whoever reads it, in another build too, never sees half of it. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const unfinished = nameUnfinished(file)
  try {
    await writeFile(unfinished, content)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** The same at once. */
export function writeWholeSync(file: string, content: string | Uint8Array): void {
  const unfinished = nameUnfinished(file)
  try {
    writeFileSync(unfinished, content)
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

/** Deletes what programs that were killed have left unfinished. */
export function forgetUnfinished(folder: string): void {
  const unfinished = globSync('*/*.*-*', { cwd: folder, absolute: true }).filter((file) => UNFINISHED.test(file))
  for (const file of unfinished) {
    const { mtimeMs: begun = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {}
    if (begun < Date.now() - LEFT_AFTER) rmSync(file, { force: true })
  }
}

function nameUnfinished(file: string): string {
  return `${file}.${randomUUID()}`
}
