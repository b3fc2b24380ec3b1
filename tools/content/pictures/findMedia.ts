import { posix } from 'node:path'
import { type CollectionName, collections } from '../../../content/collections.ts'
import type { Entry, Picture } from '../../../renderer/entry.ts'
import type { BodyFacts, Destination } from '../body/bodyFacts.ts'
import type { Diagnostic, Position } from '../diagnostics.ts'
import type { ParsedFrontmatter } from '../frontmatter/parseFrontmatter.ts'
import { checkWidth } from './measurePicture.ts'
import { findPicture } from './pictureAddresses.ts'
import { loadVideo } from './videos.ts'

interface FoundMedia {
  readonly shown: Pick<Entry, 'images' | 'video' | 'bodyImages' | 'bodyVideos'>
  readonly diagnostics: readonly Diagnostic[]
}

/** Finds the pictures and videos that a document names in its front matter and in its body. */
export function findMedia(
  { root, pictures }: { readonly root: string; readonly pictures: ReadonlyMap<string, Picture> },
  { file, collection }: { readonly file: string; readonly collection: CollectionName },
  { data, values, locate, spanOf }: ParsedFrontmatter<object>,
  body: BodyFacts,
): FoundMedia {
  const diagnostics: Diagnostic[] = []
  const find = (named: Destination, key?: string): Picture[] => {
    const found = findPicture(pictures, file, named)
    if ('diagnostic' in found) {
      diagnostics.push(found.diagnostic)
      return []
    }
    const { line, column } = named
    if (key !== 'mark') diagnostics.push(...checkWidth(found.picture, { file, line, column }))
    return [found.picture]
  }
  const findVideo = (path: string, { line, column }: Position) => {
    const loaded = loadVideo(root, posix.join(posix.dirname(file), path), pictures, { file, line, column })
    diagnostics.push(...loaded.diagnostics)
    return loaded.video
  }
  const images: Record<string, Picture> = {}
  for (const key of collections[collection].images) {
    const { [key]: url } = values
    const [picture] = typeof url === 'string' ? find({ url, ...locate([key]), written: spanOf([key]) }, key) : []
    if (picture) images[key] = picture
  }
  const bodyImages = body.images.flatMap((named) => find(named))
  const named: unknown = data && Reflect.get(Object(Reflect.get(data, 'video')), 'file')
  const video = typeof named === 'string' ? findVideo(named, locate(['video', 'file'])) : undefined
  const bodyVideos = new Map(
    body.videos.flatMap(({ url, ...place }) => {
      const found = findVideo(url, place)
      return found ? [[url, found] as const] : []
    }),
  )
  return { shown: { images, video, bodyImages, bodyVideos: [...bodyVideos.values()] }, diagnostics }
}
