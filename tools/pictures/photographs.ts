import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '../../renderer/entry.ts'
import { openKeptFiles } from '../cache.ts'
import { pathInside } from '../writeInside.ts'
import { RECIPES, type Variant, variantsOf, WIDEST } from './variants.ts'

// Two photographs at a time keep two processors busy, and one thread always makes the same bytes of the same pixels.
sharp.concurrency(1)

/**
 * Writes the variants of photographs into the built site; those that are kept from an earlier build are copied.
 *
 * @param root the project's root
 * @param folder the built site
 * @param photographs each once
 * @throws Error naming the photograph
 */
export async function writeVariants(root: string, folder: string, photographs: readonly Picture[]): Promise<void> {
  const kept = openKeptFiles(root, 'photographs')
  const write = async (photograph: Picture) => {
    let pixels: ReturnType<typeof readPixels> | undefined
    for (const variant of variantsOf(root, photograph)) {
      // oxlint-disable-next-line no-await-in-loop
      await kept.put(variant.key, pathInside(folder, variant.address), async () =>
        encode(await (pixels ??= readPixels(root, photograph.src)), variant),
      )
    }
  }
  await Promise.all(photographs.map(write))
  await kept.deleteUnused()
}

/** Reads the pixels of a photograph, upright and in sRGB, without metadata, as many as its widest variant has. */
function readPixels(root: string, file: string) {
  return sharp(join(root, file))
    .autoOrient()
    .resize({ width: WIDEST, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new Error(`${file.slice(1)}:1:1  cannot be read as a picture: ${String(error)}`, { cause: error })
    })
}

function encode({ data, info }: Awaited<ReturnType<typeof readPixels>>, { format, width }: Variant): Promise<Buffer> {
  const { width: own, height, channels } = info
  const picture = sharp(data, { raw: { width: own, height, channels } }).resize({ width })
  // JPEG has no transparency.
  if (format === 'jpeg') picture.flatten({ background: '#fff' })
  return picture.toFormat(format, RECIPES[format]).toBuffer()
}
