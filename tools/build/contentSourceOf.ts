import type { ContentSource } from '../../renderer/contentSource.ts'
import type { Entry } from '../../renderer/entry.ts'
import { forEachLocale } from '../../renderer/languages.ts'
import type { Content } from '../content/openContent.ts'
import type { MediaAddresses } from '../pictures/media.ts'

interface SourceOptions {
  readonly media: MediaAddresses
  /** The size of each PDF in bytes, by address. */
  readonly pdfSizes: Readonly<Record<string, number>>
}

/** Returns the documents for pages, with pictures and videos at their final addresses. */
export function contentSourceOf(
  { day, documents, computed }: Content,
  { media, pdfSizes }: SourceOptions,
): ContentSource {
  return { entries: documents.map(({ entry }) => placeMedia(entry, media)), computed: computed.texts, day, pdfSizes }
}

function placeMedia(entry: Entry, { addressOf, place }: MediaAddresses): Entry {
  const { images, video, bodyImages } = entry
  return {
    ...entry,
    images: Object.fromEntries(Object.entries(images).map(([key, picture]) => [key, place(picture)])),
    video: video && {
      ...video,
      src: addressOf(video.src),
      poster: place(video.poster),
      captions: forEachLocale((locale) => addressOf(video.captions[locale])),
    },
    bodyImages: bodyImages.map(place),
  }
}
