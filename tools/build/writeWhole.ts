import { randomUUID } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'

/** Writes a file beside its place and renames it: whoever reads it, in another build too, never sees half of it. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const unfinished = nameUnfinished(file)
  await writeFile(unfinished, content)
  await rename(unfinished, file)
}

/** The same at once. */
export function writeWholeSync(file: string, content: string): void {
  const unfinished = nameUnfinished(file)
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
}

/** What is unfinished has a dot in its name. */
function nameUnfinished(file: string): string {
  return `${file}.${randomUUID()}`
}
