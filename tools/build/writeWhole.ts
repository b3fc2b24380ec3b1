import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'

/** Writes a file beside its place and renames it, so that no reader, in another build too, sees half of it. */
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

function nameUnfinished(file: string): string {
  return `${file}.${randomUUID()}`
}
