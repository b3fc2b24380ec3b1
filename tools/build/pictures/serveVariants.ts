import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connect } from 'vite'
import { cacheFolder } from '../cache.ts'
import { writeWhole } from '../writeWhole.ts'
import { parseTarget } from '../../server/requests.ts'
import { encode, readPixels } from './encode.ts'
import type { Variant } from './variants.ts'

/**
 * Answers, while developing, with the files that stand for photographs, as the built site has them. Each is made when it is
 * first asked for, and is there for the next build, too.
 *
 * @param root the project's root
 * @param variants what there is at the moment, by address
 */
export function serveVariants(root: string, variants: () => ReadonlyMap<string, Variant>): Connect.NextHandleFunction {
  const underWay = new Map<string, Promise<Buffer>>()
  return (request, response, next) => {
    const variant = variants().get(parseTarget(request.url)?.pathname ?? '')
    if (!variant) {
      next()
      return
    }
    const making = underWay.get(variant.key) ?? readOrMake(root, variant)
    underWay.set(variant.key, making)
    making
      .then((bytes) => {
        response.setHeader('Content-Type', `image/${variant.format}`).setHeader('Cache-Control', 'max-age=31536000')
        response.end(bytes)
      })
      .catch(next)
      .finally(() => underWay.delete(variant.key))
  }
}

async function readOrMake(root: string, variant: Variant): Promise<Buffer> {
  const folder = cacheFolder(root, 'photographs')
  const kept = join(folder, variant.key)
  const known = await readFile(kept).catch(() => undefined)
  if (known) return known
  const bytes = await encode(await readPixels(root, variant.file), variant)
  await mkdir(folder, { recursive: true })
  await writeWhole(kept, bytes)
  return bytes
}
