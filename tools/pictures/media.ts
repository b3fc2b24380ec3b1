import { copyFileSync, mkdirSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import type { Entry, Picture } from '../../renderer/entry.ts'
import { pathInside } from '../writeInside.ts'
import { mediaDigest } from './mediaDigest.ts'
import { isPhotograph, placePhotograph } from './variants.ts'

/**
 * Where the built site has a drawing, a video or its captions: `/assets/static/bridge.Ab12.svg`.
 *
 * Vite would also assign one, but only to what is imported: thousands of pictures in the modules of a page are compared with
 * each other for each page that Vike writes.
 *
 * @param root the project's root
 * @param file from there, with a leading slash: `/content/images/bridge.svg`
 */
function mediaAddress(root: string, file: string): string {
  const extension = extname(file)
  // Long enough to distinguish the versions of one file; it is in the HTML of every page that shows it.
  return `/assets/static/${basename(file, extension)}.${mediaDigest(join(root, file)).slice(0, 4)}${extension}`
}

/** The addresses at which pages show the pictures and videos of documents. */
export interface MediaAddresses {
  /** Returns that of a drawing, a video or captions, given its path from the root: `/content/images/bridge.svg`. */
  addressOf(file: string): string
  /** Gives a picture its address, or several. */
  place(picture: Picture): Picture
}

/** During development: Vite serves media from the folders that they are in. */
export const whereTheyAre: MediaAddresses = { addressOf: (file) => file, place: (picture) => picture }

/** In the built site, which has photographs in several sizes. */
export function ofBuiltSite(root: string): MediaAddresses {
  const addressOf = (file: string) => mediaAddress(root, file)
  return {
    addressOf,
    place: (picture) =>
      isPhotograph(picture.src) ? placePhotograph(root, picture) : { ...picture, src: addressOf(picture.src) },
  }
}

type EntryMedia = Pick<Entry, 'images' | 'bodyImages' | 'video'>
type Documents = ReadonlyArray<{ readonly entry: EntryMedia }>

/**
 * Copies drawings, videos and captions into the built site unchanged. Photographs are resized instead (photographs.ts).
 *
 * @param folder the built site
 */
export function copyMedia(root: string, folder: string, documents: Documents): void {
  const files = new Set(documents.flatMap(({ entry }) => mediaOf(entry)))
  for (const { src } of listPhotographs(documents)) files.delete(src)
  for (const file of files) {
    const target = pathInside(folder, mediaAddress(root, file))
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(join(root, file), target)
  }
}

/** The photographs that documents show, each once. */
export function listPhotographs(documents: Documents): Picture[] {
  const pictures = documents.flatMap(({ entry }) => picturesOf(entry)).filter(({ src }) => isPhotograph(src))
  return [...new Map(pictures.map((picture) => [picture.src, picture])).values()]
}

/** The pictures and videos that a document shows, with posters and captions, as paths from the project's root. */
export function mediaOf(entry: EntryMedia): string[] {
  const { video } = entry
  const film = video ? [video.src, ...Object.values(video.captions)] : []
  return [...picturesOf(entry).map(({ src }) => src), ...film]
}

function picturesOf({ images, bodyImages, video }: EntryMedia): Picture[] {
  return [...Object.values(images), ...bodyImages, ...(video ? [video.poster] : [])]
}
