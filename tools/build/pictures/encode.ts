import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OutputInfo } from 'sharp'
import { RECIPES, type Variant, WIDEST } from './variants.ts'

// Two photographs at a time keep two processors busy, and what one thread makes of the same is always the same.
sharp.concurrency(1)

/** The pixels of a photograph, upright and in sRGB, and nothing else of it. */
export interface Pixels {
  readonly data: Buffer
  readonly info: OutputInfo
}

/**
 * Reads the pixels of a photograph, once for all of its variants: turned as the camera was held, in the colours that
 * browsers take for granted, and without anything that was written into the file beside them.
 *
 * @param root the project's root
 * @param file from there, with a leading slash
 * @returns as many pixels as the widest variant has
 * @throws Error naming the file
 */
export async function readPixels(root: string, file: string): Promise<Pixels> {
  const bytes = await readFile(join(root, file))
  try {
    return await sharp(bytes)
      .autoOrient()
      .resize({ width: WIDEST, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file.slice(1)}:1:1  cannot be read as a picture: ${reason}`, { cause: error })
  }
}

/** Makes one of the files that stand for a photograph. */
export function encode({ data, info }: Pixels, { format, width }: Variant): Promise<Buffer> {
  const { width: own, height, channels } = info
  const picture = sharp(data, { raw: { width: own, height, channels } }).resize({ width })
  // JPEG has nothing transparent.
  if (format === 'jpeg') picture.flatten({ background: '#fff' })
  return picture.toFormat(format, RECIPES[format]).toBuffer()
}
