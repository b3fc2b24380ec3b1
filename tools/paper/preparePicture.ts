import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** The width of a sheet at 200 pixels an inch, which is more than an Open Graph image needs. */
const MAX_PIXELS = 1654

/**
 * Returns a picture for PDFs and Open Graph images: drawings unchanged; photographs upright, no larger than needed, and
 * without metadata.
 *
 * @param file the path from the project's root
 * @throws Error naming the file if it cannot be read
 */
export async function preparePicture(root: string, file: string): Promise<Buffer> {
  const source = await readFile(join(root, file))
  if (file.endsWith('.svg')) return source
  try {
    const picture = sharp(source).autoOrient().resize({ width: MAX_PIXELS, withoutEnlargement: true })
    const { hasAlpha } = await sharp(source).metadata()
    return await (hasAlpha ? picture.png() : picture.jpeg({ quality: 82, mozjpeg: true })).toBuffer()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} cannot be read as a picture (${reason}). Save it again as JPEG or PNG.`, { cause: error })
  }
}
