import sharp from 'sharp'
import { diagnose, warn } from '../diagnostics.ts'
import type { MessageName } from '../messages/catalogue.ts'

/** The most pixels of a photograph; programs that shrink photographs do not open larger ones. */
const MAX_PIXELS = 100_000_000
/** The largest file: every clone of the project downloads all pictures, in all their versions. */
const MAX_BYTES = 25_000_000
/** JPEG and WebP decode four to eight times as fast at a fraction of their size, and are still read to the end. */
const SMALL = 64
/** The tag of EXIF for the directory of latitude and longitude, in either order of bytes, with the type of its value. */
const GPS_TAGS = [Buffer.from([0x88, 0x25, 0, 4]), Buffer.from([0x25, 0x88, 4, 0])]

/**
 * Measures a photograph as it is seen, and reports one that can't be shown, or that says where it was taken. All of it is
 * read at a small size: if that works, pages can show it.
 */
export async function measurePhotograph(bytes: Buffer, file: string) {
  const refuse = (name: MessageName) => ({ size: undefined, diagnostics: [diagnose(name, { file })] })
  if (bytes.length > MAX_BYTES) return refuse('picture-unreadable')
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS })
    const { format, compression, autoOrient: size, exif, pages = 1 } = await picture.metadata()
    const isShown = ['jpeg', 'png', 'webp'].includes(format) || compression === 'av1'
    if (!isShown || pages > 1) return refuse(isShown ? 'picture-moving' : 'picture-unreadable')
    await picture.resize({ width: SMALL, withoutEnlargement: true }).toColourspace('srgb').raw().toBuffer()
    const hasPlace = GPS_TAGS.some((tag) => exif?.includes(tag))
    return { size, diagnostics: hasPlace ? [warn('picture-with-place', { file })] : [] }
  } catch {
    return refuse('picture-unreadable')
  }
}
