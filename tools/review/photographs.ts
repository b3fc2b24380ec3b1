import { join } from 'node:path'
import sharp from 'sharp'
import type { ChangedFile } from './history.ts'

const PHOTOGRAPH = /\.(?:jpe?g|png|webp|avif|tiff?|heic)$/i
/** The directory of positions in EXIF: https://exiftool.org/TagNames/GPS.html */
const GPS_DIRECTORY = 0x88_25
const ENTRY_SIZE = 12

/** The photographs of a branch that say where they were taken: published copies do not, but the repository does. */
export async function listLocated(root: string, changes: readonly ChangedFile[]): Promise<string[]> {
  const photographs = changes.filter(({ file, change }) => change !== 'removed' && PHOTOGRAPH.test(file))
  const located = await Promise.all(
    photographs.map(async ({ file }) => {
      const { exif, xmp } = await sharp(join(root, file))
        .metadata()
        .catch(() => ({ exif: undefined, xmp: undefined }))
      return (exif && hasPosition(exif)) || xmp?.includes('GPSLatitude') ? [file] : []
    }),
  )
  return located.flat()
}

/** @param exif a TIFF file, after six bytes that say so */
function hasPosition(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const read16 = (offset: number) => (isLittle ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset))
  try {
    const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    const entries = Array.from({ length: read16(first) }, (_, index) => read16(first + 2 + index * ENTRY_SIZE))
    return entries.includes(GPS_DIRECTORY)
  } catch {
    // What it says can't be read, by anybody.
    return false
  }
}
