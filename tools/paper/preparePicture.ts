import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** As wide as a sheet at 200 pixels an inch, and wider than such an image. */
const MOST_PIXELS = 1654

/**
 * A picture as paper and Open Graph images take it: drawings as they are; photographs upright, no larger than can be seen, and
 * without what the camera wrote into them.
 *
 * @param file from the project's root
 * @throws Error naming the file, where it cannot be read
 */
export async function preparePicture(root: string, file: string): Promise<Buffer> {
  const source = await readFile(join(root, file))
  if (file.endsWith('.svg')) return source
  try {
    const picture = sharp(source).autoOrient().resize({ width: MOST_PIXELS, withoutEnlargement: true })
    const { hasAlpha } = await sharp(source).metadata()
    return await (hasAlpha ? picture.png() : picture.jpeg({ quality: 82, mozjpeg: true })).toBuffer()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} cannot be read as a picture (${reason}). Save it again as JPEG or PNG.`, { cause: error })
  }
}
