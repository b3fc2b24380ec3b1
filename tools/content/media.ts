import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import type { LoadedDocument } from './loadDocument.ts'

/** As many characters as tell the versions of one file apart: they are in the HTML of every page that shows it. */
const HASH_LENGTH = 4

const addresses = new Map<string, string>()

/**
 * Where the built site has a picture, a video or its captions: `/assets/static/bridge.Ab12.svg`.
 *
 * Vite would know, too, but only of what is imported: thousands of pictures in the modules of a page are compared with
 * each other for each page that Vike writes.
 *
 * @param root the project's root
 * @param file from there, with a leading slash: `/content/images/bridge.svg`
 */
export function mediaAddress(root: string, file: string): string {
  const path = join(root, file)
  const known = addresses.get(path)
  if (known !== undefined) return known
  const extension = extname(file)
  const hash = createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, HASH_LENGTH)
  const address = `/assets/static/${basename(file, extension)}.${hash}${extension}`
  addresses.set(path, address)
  return address
}

/**
 * Puts into the built site what documents show.
 *
 * @param folder the built site
 */
export function copyMedia(root: string, folder: string, documents: readonly LoadedDocument[]): void {
  for (const file of listMedia(documents)) {
    const target = join(folder, mediaAddress(root, file))
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(join(root, file), target)
  }
}

function listMedia(documents: readonly LoadedDocument[]): ReadonlySet<string> {
  return new Set(
    documents.flatMap(({ entry: { images, bodyImages, video } }) => [
      ...Object.values(images).map(({ src }) => src),
      ...bodyImages,
      ...(video ? [video.src, video.poster, ...Object.values(video.captions)] : []),
    ]),
  )
}
