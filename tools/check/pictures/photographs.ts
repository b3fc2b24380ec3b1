import { posix } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '../../../renderer/entry.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { diagnose, type Place, warn } from '../../content/diagnose.ts'

/** More than these open in no program that makes smaller ones of them. */
const MOST_PIXELS = 100_000_000
/** No WebP is longer. https://developers.google.com/speed/webp/faq */
const LONGEST_SIDE = 16_383
/** Whoever gets the project gets all pictures, in all their versions. */
export const MOST_BYTES = 25_000_000
const FEWEST_PIXELS_ACROSS = 600
/** JPEG and WebP are read four to eight times as fast at a fraction of their size; all of their bytes are. */
const SMALL = 64

/** The properties of a photograph, as its bytes give them. */
export interface MeasuredPicture {
  /** As it is seen: upright. 0 where it cannot be read. */
  readonly width: number
  readonly height: number
  /** The reason why it can't be shown. */
  readonly fault?: 'picture-unreadable' | 'picture-moving' | 'picture-too-large'
  /** Whether its metadata has a location. */
  readonly hasPlace: boolean
}

/** Reads a photograph to its end, small: what is in order here can be made into what pages show. */
export async function measurePicture(bytes: Buffer): Promise<MeasuredPicture> {
  let size = { width: 0, height: 0, hasPlace: false }
  try {
    // The declared size can't be trusted before decoding.
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { format, compression, autoOrient, exif, pages = 1 } = metadata
    const { width, height } = autoOrient
    size = { width, height, hasPlace: exif !== undefined && saysPlace(exif) }
    const isShown = ['jpeg', 'png', 'webp'].includes(format) || compression === 'av1'
    if (!isShown) return { ...size, fault: 'picture-unreadable' }
    if (pages > 1) return { ...size, fault: 'picture-moving' }
    const isTooLarge = width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE
    if (isTooLarge) return { ...size, fault: 'picture-too-large' }
    await sharp(bytes).resize({ width: SMALL, withoutEnlargement: true }).toColourspace('srgb').raw().toBuffer()
    return size
  } catch {
    return { ...size, fault: 'picture-unreadable' }
  }
}

/** The entry of EXIF that leads to latitude and longitude. */
const GPS = 0x88_25

/** Returns whether the first directory of EXIF has a place: entries of twelve bytes, behind their number. */
function saysPlace(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0)
  const isLittleEndian = tiff.toString('latin1', 0, 2) === 'II'
  const number = (at: number) => (isLittleEndian ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = isLittleEndian ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  return Array.from({ length: number(directory) }, (_, index) => number(directory + 2 + 12 * index)).includes(GPS)
}

/** Reports a photograph that can't be shown, or contains its location. */
export function checkPhotograph(file: string, bytes: number, picture: MeasuredPicture | undefined): Diagnostic[] {
  const { hasPlace, fault = bytes > MOST_BYTES && 'picture-too-large' } = picture ?? {}
  const place = hasPlace ? [warn('picture-with-place', { file })] : []
  return fault ? [diagnose(fault, { file }), ...place] : place
}

/** Reports a photograph with fewer pixels than its place needs. */
export function checkWidth({ src, width }: Picture, place: Place): Diagnostic[] {
  if (src.endsWith('.svg') || width === 0 || width >= FEWEST_PIXELS_ACROSS) return []
  return [warn('picture-narrow', place, { name: posix.basename(src), width, least: FEWEST_PIXELS_ACROSS })]
}
