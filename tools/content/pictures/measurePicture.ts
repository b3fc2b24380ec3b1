import { posix } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '../../../renderer/entry.ts'
import { diagnose, type Diagnostic, type Place, warn } from '../diagnostics.ts'
import { isDrawing } from './pictureNames.ts'

/** The most pixels of a photograph; programs that shrink photographs do not open larger ones. */
const MAX_PIXELS = 100_000_000
/** The longest side of a WebP picture: https://developers.google.com/speed/webp/faq */
const LONGEST_SIDE = 16_383
/** The largest file: every clone of the project downloads all pictures, in all their versions. */
export const MAX_BYTES = 25_000_000
const MIN_PIXELS_ACROSS = 600
/** JPEG and WebP decode four to eight times as fast at a fraction of their size, and are still read to the end. */
const SMALL = 64

/** The properties of a photograph, measured in its file. */
export interface MeasuredPicture {
  /** With the orientation applied; 0 if the picture cannot be read. */
  readonly width: number
  readonly height: number
  /** The reason why it can't be shown. */
  readonly fault?: 'picture-unreadable' | 'picture-moving' | 'picture-too-large'
  /** Whether its metadata has a location. */
  readonly hasPlace: boolean
}

/** Measures a photograph, and decodes all of it at a small size: if that works, pages can show it. */
export async function measurePicture(bytes: Buffer): Promise<MeasuredPicture> {
  let size = { width: 0, height: 0, hasPlace: false }
  if (announcesFrames(bytes)) return { ...size, fault: 'picture-moving' }
  try {
    // The declared size can't be trusted before decoding.
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { format, compression, autoOrient, exif, pages = 1 } = metadata
    const { width, height } = autoOrient
    size = { width, height, hasPlace: exif !== undefined && saysPlace(exif) }
    const isShown = ['jpeg', 'png', 'webp'].includes(format) || compression === 'av1'
    if (!isShown) return { ...size, fault: 'picture-unreadable' }
    if (pages > 1) return { ...size, fault: 'picture-moving' }
    const isTooLarge = width * height > MAX_PIXELS || Math.max(width, height) > LONGEST_SIDE
    if (isTooLarge) return { ...size, fault: 'picture-too-large' }
    await sharp(bytes).resize({ width: SMALL, withoutEnlargement: true }).toColourspace('srgb').raw().toBuffer()
    return size
  } catch {
    return { ...size, fault: 'picture-unreadable' }
  }
}

/**
 * Returns whether a picture has several frames, of which the library reads the first one or none: a PNG with a chunk that
 * announces them, https://www.w3.org/TR/png-3/#acTL-chunk, or an AVIF image sequence.
 */
function announcesFrames(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 12) === 'ftypavis') return true
  const head = bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT')))
  const frames = head.indexOf('acTL')
  return bytes.toString('latin1', 1, 4) === 'PNG' && frames > 0 && head.readUInt32BE(frames + 4) > 1
}

/** The EXIF tag of the directory with latitude and longitude. */
const GPS = 0x88_25
const DIRECTORY_ENTRY = 12

/**
 * Returns whether the first EXIF directory has a GPS tag: a count, followed by entries. Scanners, messengers and editors
 * leave blocks that are cut off or hold other data; browsers ignore these, too.
 */
function saysPlace(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0)
  const order = tiff.toString('latin1', 0, 4)
  if (order !== 'II*\0' && order !== 'MM\0*') return false
  const isLittleEndian = order.startsWith('II')
  const number = (at: number) => {
    if (at + 2 > tiff.length) return undefined
    return isLittleEndian ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  }
  if (tiff.length < 8) return false
  const directory = isLittleEndian ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  return Array.from({ length: number(directory) ?? 0 }, (_, index) =>
    number(directory + 2 + DIRECTORY_ENTRY * index),
  ).includes(GPS)
}

/** Reports a photograph that can't be shown, or contains its location. */
export function checkPhotograph(file: string, bytes: number, picture: MeasuredPicture | undefined): Diagnostic[] {
  const { hasPlace, fault = bytes > MAX_BYTES && 'picture-too-large' } = picture ?? {}
  const place = hasPlace ? [warn('picture-with-place', { file })] : []
  return fault ? [diagnose(fault, { file }), ...place] : place
}

/** Reports a photograph that is narrower than pages need. */
export function checkWidth({ src, width }: Picture, place: Place): Diagnostic[] {
  if (isDrawing(src) || width === 0 || width >= MIN_PIXELS_ACROSS) return []
  return [warn('picture-narrow', place, { name: posix.basename(src), width, least: MIN_PIXELS_ACROSS })]
}
