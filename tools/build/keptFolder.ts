import { readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { globSync } from 'tinyglobby'
import { z } from 'zod'
import { readKept, writeKept } from './keptFile.ts'

const SEAL = 'sealed'
const seal = z.object({ note: z.unknown(), checksums: z.record(z.string(), z.number()) })

/**
 * Says of a folder that it is whole, once all is in it.
 *
 * @param note what is to be known of it, as JSON
 */
export async function sealFolder(folder: string, note: unknown): Promise<void> {
  await writeKept(join(folder, SEAL), JSON.stringify({ note, checksums: checksumsOf(folder) }))
}

/**
 * What was noted of a folder that is as it was when it was sealed.
 *
 * @returns undefined where it never was, or has changed since: a file is missing, cut off or damaged
 */
export function readSealed(folder: string): unknown {
  const bytes = readKept(join(folder, SEAL))
  if (!bytes) return undefined
  const { data } = seal.safeParse(JSON.parse(bytes.toString()))
  return data && JSON.stringify(checksumsOf(folder)) === JSON.stringify(data.checksums) ? data.note : undefined
}

/** Copies what was sealed, without the seal. */
export async function copySealed(folder: string, target: string): Promise<void> {
  await cp(folder, target, { recursive: true, filter: (file) => file !== join(folder, SEAL) })
}

function checksumsOf(folder: string): Record<string, number> {
  const files = globSync('**/*', { cwd: folder, dot: true }).filter((file) => file !== SEAL)
  return Object.fromEntries(files.toSorted().map((file) => [file, crc32(readFileSync(join(folder, file)))]))
}
