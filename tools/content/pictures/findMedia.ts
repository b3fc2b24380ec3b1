import { posix } from 'node:path'
import { type CollectionName, collections } from '../../../content/collections.ts'
import type { Picture } from '../../../renderer/entry.ts'
import type { BodyFacts, Destination } from '../body/bodyFacts.ts'
import { decodeAddress } from '../body/links.ts'
import { diagnose, type Diagnostic, type Place, type Position } from '../diagnostics.ts'
import type { ReadFrontmatter } from '../frontmatter/parseFrontmatter.ts'
import { suggest } from '../suggest.ts'
import { checkWidth } from './measurePicture.ts'
import { goodName } from './pictureNames.ts'
import { loadVideo } from './videos.ts'

/** Finds the pictures and videos that a document names in its front matter and in its body. */
export function findMedia(
  { root, pictures }: { readonly root: string; readonly pictures: ReadonlyMap<string, Picture> },
  { file, collection }: { readonly file: string; readonly collection: CollectionName },
  { data, values, locate }: ReadFrontmatter<object>,
  body: BodyFacts,
) {
  const diagnostics: Diagnostic[] = []
  const find = ({ url, line, column }: Destination, key?: string): Picture[] => {
    const place = { file, line, column }
    const picture = pictures.get(posix.join(posix.dirname(file), decodeAddress(url) ?? url))
    if (!picture || posix.isAbsolute(url)) diagnostics.push(describeMissing(pictures, url, place))
    else if (key !== 'mark') diagnostics.push(...checkWidth(picture, place))
    return picture ? [picture] : []
  }
  const findVideo = (path: string, { line, column }: Position) => {
    const loaded = loadVideo(root, posix.join(posix.dirname(file), path), pictures, { file, line, column })
    diagnostics.push(...loaded.diagnostics)
    return loaded.video
  }
  const images: Record<string, Picture> = {}
  for (const key of collections[collection].images) {
    const { [key]: url } = values
    const [picture] = typeof url === 'string' ? find({ url, ...locate([key]) }, key) : []
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

/** Reports a picture that is not where a document says, with the address of one that has nearly the same name. */
function describeMissing(pictures: ReadonlyMap<string, Picture>, url: string, place: Place): Diagnostic {
  const known = new Map([...pictures.keys()].map((path) => [posix.basename(path), path]))
  const near = known.get(suggest(goodName(posix.basename(url)), known.keys()) ?? '')
  const instead = near === undefined ? '../../images/….jpg' : posix.relative(posix.dirname(place.file), near)
  return diagnose('picture-missing', place, { url, instead })
}
