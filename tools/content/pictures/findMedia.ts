import { posix } from 'node:path'
import { type CollectionName, collections } from '../../../content/collections.ts'
import type { Picture } from '../../../renderer/entry.ts'
import type { BodyFacts, Destination } from '../body/bodyFacts.ts'
import { decodeAddress } from '../body/links.ts'
import { adviseOn, diagnose, type Diagnostic, type Position, withText } from '../diagnostics.ts'
import type { ReadFrontmatter } from '../frontmatter/parseFrontmatter.ts'
import { suggest } from '../suggest.ts'
import { checkWidth } from './measurePicture.ts'
import { goodAddress, goodName, isGoodName } from './pictureNames.ts'
import { loadVideo } from './videos.ts'

/** Finds the pictures and videos that a document names in its front matter and in its body. */
export function findMedia(
  { root, pictures }: { readonly root: string; readonly pictures: ReadonlyMap<string, Picture> },
  { file, collection }: { readonly file: string; readonly collection: CollectionName },
  { data, values, locate, spanOf }: ReadFrontmatter<object>,
  body: BodyFacts,
) {
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

/**
 * Finds the picture that a document names, in content/images or next to the document, which
 * tools/check/pictures/pictureFiles.ts reports.
 *
 * @param pictures all pictures, by path from the project's root
 * @param file the path of the document from the root: `content/fr/articles/x.mdx`
 * @returns the picture, or a diagnostic with what to write instead
 */
function findPicture(
  pictures: ReadonlyMap<string, Picture>,
  file: string,
  { url: address, written, line, column }: Destination,
): { readonly picture: Picture } | { readonly diagnostic: Diagnostic } {
  const url = decodeAddress(address) ?? address
  const folder = posix.dirname(file)
  const wanted = posix.join(folder, url)
  const picture = pictures.get(wanted)
  if (picture && !posix.isAbsolute(url)) return { picture }
  const place = { file, line, column }
  const name = url.split(/[/\\]/).at(-1) ?? ''
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return { diagnostic: diagnose('picture-missing_elsewhere', place, { url }) }
  const known = [...pictures.keys()]
  const found = known.find((path) => goodName(posix.basename(path)) === goodName(name))
  if (found !== undefined && isGoodName(posix.basename(found))) {
    const instead = posix.relative(folder, found)
    return { diagnostic: withText(diagnose('picture-missing_address', place, { url, instead }), written, instead) }
  }
  if (posix.isAbsolute(url) || !wanted.startsWith('content/')) {
    return { diagnostic: diagnose('picture-missing_elsewhere', place, { url }) }
  }
  if (found !== undefined || !isGoodName(name)) {
    return { diagnostic: diagnose('picture-missing_name', place, { name, good: goodAddress(name) }) }
  }
  const near = suggest(
    name,
    known.map((path) => posix.basename(path)),
  )
  const advice = near === undefined ? '' : ` ${adviseOn(name, [near], file)}`
  return { diagnostic: diagnose('picture-missing', place, { wanted, advice }) }
}
