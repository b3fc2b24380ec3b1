import { posix } from 'node:path'
import { type CollectionName, collections } from '../../../content/collections.ts'
import type { Picture } from '../../../renderer/entry.ts'
import type { BodyFacts } from '../body/bodyFacts.ts'
import { decodeAddress } from '../body/links.ts'
import { diagnose, type Diagnostic, type Place } from '../diagnostics.ts'
import type { ReadFrontmatter } from '../frontmatter/parseFrontmatter.ts'
import { suggest } from '../suggest.ts'
import { goodName } from './pictureNames.ts'
import { loadVideo } from './videos.ts'

/** Finds the pictures that a document names in its front matter and in its body, and the video of a case study. */
export function findMedia(
  { root, pictures }: { readonly root: string; readonly pictures: ReadonlyMap<string, Picture> },
  { file, collection }: { readonly file: string; readonly collection: CollectionName },
  { data, values, locate }: ReadFrontmatter<object>,
  body: BodyFacts,
) {
  const diagnostics: Diagnostic[] = []
  const pathOf = (url: string) => posix.join(posix.dirname(file), decodeAddress(url) ?? url)
  const findPicture = (url: string, place: Place): Picture[] => {
    const picture = posix.isAbsolute(url) ? undefined : pictures.get(pathOf(url))
    if (!picture) diagnostics.push(describeMissing(pictures, url, place))
    return picture ? [picture] : []
  }
  const images = collections[collection].images.flatMap((key) => {
    const { [key]: url } = values
    return typeof url === 'string' ? findPicture(url, locate([key])).map((picture) => [key, picture] as const) : []
  })
  const named: unknown = data && Reflect.get(Object(Reflect.get(data, 'video')), 'file')
  const film =
    typeof named === 'string' ? loadVideo(root, pathOf(named), pictures, locate(['video', 'file'])) : undefined
  const bodyImages = body.images.flatMap(({ url, ...at }) => findPicture(url, { file, ...at }))
  return {
    shown: { images: Object.fromEntries(images), video: film?.video, bodyImages },
    diagnostics: [...diagnostics, ...(film?.diagnostics ?? [])],
  }
}

/** Reports a picture that is not where a document says, with the address of one that has nearly the same name. */
function describeMissing(pictures: ReadonlyMap<string, Picture>, url: string, place: Place): Diagnostic {
  const known = new Map([...pictures.keys()].map((path) => [posix.basename(path), path]))
  const near = known.get(suggest(goodName(posix.basename(url)), known.keys()) ?? '')
  const instead = near === undefined ? '../../images/….jpg' : posix.relative(posix.dirname(place.file), near)
  return diagnose('picture-missing', place, { url, instead })
}
