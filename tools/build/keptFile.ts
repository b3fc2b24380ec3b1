import { readFileSync, writeFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { writeWhole, writeWholeSync } from './writeWhole.ts'

const CHECKSUM_LENGTH = 4

/**
 * Keeps a file for the next build, with a checksum at its end: disks fill up, machines lose power, and what was cut off or
 * damaged then must not get into a site.
 */
export async function writeKept(file: string, content: string | Uint8Array): Promise<void> {
  await writeWhole(file, withChecksum(content))
}

/** The same at once. */
export function writeKeptSync(file: string, content: string | Uint8Array): void {
  writeWholeSync(file, withChecksum(content))
}

/** @returns undefined where it was not kept, or is not what was kept */
export function readKept(file: string): Buffer | undefined {
  const bytes = readIfThere(file)
  if (!bytes || bytes.length < CHECKSUM_LENGTH) return undefined
  const content = bytes.subarray(0, -CHECKSUM_LENGTH)
  return crc32(content) === bytes.readUInt32BE(content.length) ? content : undefined
}

/**
 * Puts a file that was kept into its place. At once: what is copied is small, and there are thousands.
 *
 * @returns how many bytes it has; undefined where it was not kept, or is not what was kept
 */
export function takeKept(file: string, target: string): number | undefined {
  const content = readKept(file)
  if (content) writeFileSync(target, content)
  return content?.length
}

function withChecksum(content: string | Uint8Array): Buffer {
  const bytes = Buffer.from(content)
  const checksum = Buffer.alloc(CHECKSUM_LENGTH)
  checksum.writeUInt32BE(crc32(bytes))
  return Buffer.concat([bytes, checksum])
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
