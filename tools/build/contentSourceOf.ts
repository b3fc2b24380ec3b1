import type { ContentSource } from '../../renderer/contentSource.ts'
import type { Entry, Picture, Video } from '../../renderer/entry.ts'
import { forEachLocale } from '../../renderer/languages.ts'
import type { Content } from '../content/openContent.ts'
import { placer } from '../pictures/media.ts'

interface SourceOptions {
  /** Returns the address of a drawing or a video, given its path from the root: `/content/images/bridge.svg`. */
  readonly addressOf: (file: string) => string
  /** The size of each PDF in bytes, by address. */
  readonly pdfSizes: Readonly<Record<string, number>>
}

/** Returns the documents for pages, with pictures and videos at their final addresses. */
export function contentSourceOf(
  { root, day, documents }: Content,
  { addressOf, pdfSizes }: SourceOptions,
): ContentSource {
  const place = placer(root, addressOf)
  return {
    entries: documents.map(({ entry }) => placeMedia(entry, addressOf, place)),
    day,
    pdfSizes,
  }
}

function placeMedia(entry: Entry, addressOf: (file: string) => string, place: (picture: Picture) => Picture): Entry {
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
