import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pMap from 'p-map'
import sharp, { type OutputInfo } from 'sharp'
import type { Connect } from 'vite'
import type { Picture } from '../../renderer/entry.ts'
import { openKeptFiles } from '../cache.ts'
import type { Step } from '../progress.ts'
import { pathInside } from '../writeInside.ts'
import { RECIPES, type Variant, variantsOf, WIDEST } from './variants.ts'

// Two photographs at a time keep two processors busy, and one thread always makes the same bytes of the same pixels.
sharp.concurrency(1)

/** The pixels of a photograph, upright and in sRGB, without metadata. */
interface Pixels {
  readonly data: Buffer
  readonly info: OutputInfo
}

/**
 * Writes the variants of photographs into the built site; those that are kept from an earlier build are copied.
 *
 * @param root the project's root
 * @param folder the built site
 * @param photographs each once
 * @throws Error naming the photograph
 */
export async function writeVariants(
  root: string,
  folder: string,
  photographs: readonly Picture[],
  step: Step,
): Promise<void> {
  const kept = openKeptFiles(root, 'photographs')
  step(photographs.length)
  const write = async (photograph: Picture) => {
    let pixels: Promise<Pixels> | undefined
    for (const variant of variantsOf(root, photograph)) {
      // One by one: the other processor has another photograph.
      // oxlint-disable-next-line no-await-in-loop
      await kept.put(variant.key, pathInside(folder, variant.address), async () =>
        encode(await (pixels ??= readPixels(root, photograph.src)), variant),
      )
    }
    step()
  }
  await pMap(photographs, write, { concurrency: availableParallelism() })
  await kept.deleteUnused()
}

/**
 * Serves the variants of photographs while developing. Each is made when it is first asked for, and kept for the next build.
 *
 * @param root the project's root
 * @param variants those that there are at the moment, by address
 */
export function serveVariants(root: string, variants: () => ReadonlyMap<string, Variant>): Connect.NextHandleFunction {
  const kept = openKeptFiles(root, 'photographs')
  return (request, response, next) => {
    const variant = variants().get(request.url?.replace(/\?.*/, '') ?? '')
    if (!variant) {
      next()
      return
    }
    kept
      .get(variant.key, () => makeVariant(root, variant))
      .then((bytes) => {
        response.setHeader('Content-Type', `image/${variant.format}`).setHeader('Cache-Control', 'max-age=31536000')
        response.end(bytes)
      })
      .catch(next)
  }
}

/** Makes one variant of a photograph. */
export async function makeVariant(root: string, variant: Variant): Promise<Buffer> {
  return encode(await readPixels(root, variant.file), variant)
}

/** Reads the pixels of a photograph, turned as the camera was held, as many as its widest variant has. */
async function readPixels(root: string, file: string): Promise<Pixels> {
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

function encode({ data, info }: Pixels, { format, width }: Variant): Promise<Buffer> {
  const { width: own, height, channels } = info
  const picture = sharp(data, { raw: { width: own, height, channels } }).resize({ width })
  // JPEG has no transparency.
  if (format === 'jpeg') picture.flatten({ background: '#fff' })
  return picture.toFormat(format, RECIPES[format]).toBuffer()
}
