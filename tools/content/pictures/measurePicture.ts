import sharp from 'sharp'
import { diagnose, type Diagnostic, warn } from '../diagnostics.ts'
import type { MessageName } from '../messages/catalogue.ts'

/** The most pixels of a photograph; programs that shrink photographs do not open larger ones. */
const MAX_PIXELS = 100_000_000
/** The largest file: every clone of the project downloads all pictures, in all their versions. */
const MAX_BYTES = 25_000_000
/** JPEG and WebP decode four to eight times as fast at a fraction of their size, and are still read to the end. */
const SMALL = 64
/** The tag of EXIF for the directory of latitude and longitude, in either order of bytes, with the type of its value. */
const GPS_TAGS = [Buffer.from([0x88, 0x25, 0, 4]), Buffer.from([0x25, 0x88, 4, 0])]

/** A photograph as it is seen, with the reason why it can't be shown. */
interface Photograph {
  readonly size?: { readonly width: number; readonly height: number }
  readonly exif?: Buffer | undefined
  readonly fault?: MessageName
}

/** Measures a photograph, and reports one that can't be shown, or that says where it was taken. */
export async function measurePhotograph(bytes: Buffer, file: string) {
  const { size, fault, exif } = await readPhotograph(bytes)
  const hasPlace = GPS_TAGS.some((tag) => exif?.includes(tag))
  const diagnostics: Diagnostic[] = [
    ...(fault ? [diagnose(fault, { file })] : []),
    ...(hasPlace ? [warn('picture-with-place', { file })] : []),
  ]
  return { size, diagnostics }
}

/** Reads all of a photograph at a small size: if that works, pages can show it. */
async function readPhotograph(bytes: Buffer): Promise<Photograph> {
  if (bytes.length > MAX_BYTES) return { fault: 'picture-unreadable' }
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS })
    const { format, compression, autoOrient: size, exif, pages = 1 } = await picture.metadata()
    const isShown = ['jpeg', 'png', 'webp'].includes(format) || compression === 'av1'
    if (!isShown) return { size, exif, fault: 'picture-unreadable' }
    if (pages > 1) return { size, exif, fault: 'picture-moving' }
    await picture.resize({ width: SMALL, withoutEnlargement: true }).toColourspace('srgb').raw().toBuffer()
    return { size, exif }
  } catch {
    return { fault: 'picture-unreadable' }
  }
}
