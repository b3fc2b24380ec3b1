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

/** Returns a function that gives a picture of the project its final address, or several. */
export function placer(root: string, addressOf: (file: string) => string): Place {
  return (picture) =>
    isPhotograph(picture.src) ? placePhotograph(root, picture) : { ...picture, src: addressOf(picture.src) }
}
