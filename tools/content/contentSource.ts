import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { pictureSizes } from '../../components/elements/Picture/pictureSizes.ts'
import type { ContentSource } from '../../renderer/contentSource.ts'
import type { TranslatedDocument } from '../../renderer/documentTranslations.ts'
import type { Entry, Picture, Video } from '../../renderer/entry.ts'
import { forEachLocale } from '../../renderer/languages.ts'
import { isPhotograph, placePhotograph } from '../pictures/variants.ts'
import type { LoadedDocument } from './loadDocument.ts'
import { today } from '../../renderer/today.ts'

interface SourceOptions {
  /** The project's root. */
  readonly root: string
  /** Where a drawing or a video is served, given its path from the root: `/content/images/bridge.svg`. */
  readonly addressOf: (file: string) => string
  /** The size of each PDF in bytes, by address. */
  readonly pdfSizes: Readonly<Record<string, number>>
  readonly translations: readonly TranslatedDocument[]
}

/** Gives a picture of the project its final address, or several. */
type Place = (picture: Picture) => Picture

/** The documents as pages get them, pictures and videos at their final addresses. */
export function contentSourceOf(
  documents: readonly LoadedDocument[],
  { root, addressOf, ...build }: SourceOptions,
): ContentSource {
  const place = placer(root, addressOf)
  return {
    entries: documents.map(({ entry }) => placeMedia(entry, addressOf, place)),
    day: today(),
    ...build,
  }
}

function placeMedia(entry: Entry, addressOf: (file: string) => string, place: Place): Entry {
  const placeVideo = (video: Video): Video => ({
    ...video,
    src: addressOf(video.src),
    poster: place(video.poster),
    captions: forEachLocale((locale) => addressOf(video.captions[locale])),
  })
  const { images, video, bodyImages, bodyVideos } = entry
  return {
    ...entry,
    images: Object.fromEntries(Object.entries(images).map(([key, picture]) => [key, place(picture)])),
    video: video && placeVideo(video),
    bodyImages: bodyImages.map(place),
    bodyVideos: bodyVideos.map(placeVideo),
  }
}

function placer(root: string, addressOf: (file: string) => string): Place {
  return (picture) =>
    isPhotograph(picture.src) ? placePhotograph(root, picture) : { ...picture, src: addressOf(picture.src) }
}

/** Gives the pictures and videos of a body their final addresses. */
export function placeMediaInBody(tree: Root, root: string, addressOf: (file: string) => string): void {
  const place = placer(root, addressOf)
  visit(tree, 'element', (node, index, parent) => {
    const { src, width, height } = node.properties
    if ((node.tagName === 'video' || node.tagName === 'track') && typeof src === 'string') {
      node.properties['src'] = addressOf(src)
    }
    if (node.tagName !== 'img' || typeof src !== 'string') return undefined
    const { sources, ...placed } = place({ src, width: Number(width), height: Number(height) })
    Object.assign(node.properties, placed)
    if (!sources || !parent || index === undefined) return undefined
    const others = sources.map(({ type, srcSet }) => element('source', { sizes: pictureSizes.figure, type, srcSet }))
    parent.children[index] = element('picture', {}, [...others, node])
    return SKIP
  })
}

function element(tagName: string, properties: Element['properties'], children: Element[] = []): Element {
  return { type: 'element', tagName, properties, children }
}
