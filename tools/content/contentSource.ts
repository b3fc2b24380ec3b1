import { visit } from 'unist-util-visit'
import type { ContentSource, LastBuild } from '../../renderer/contentSource.ts'
import type { Entry } from '../../renderer/entry.ts'
import { forEachLocale } from '../../renderer/languages.ts'
import type { LoadedDocument } from './loadDocument.ts'

interface SourceOptions {
  /** Where a picture or a video is served, given its path from the project's root: `/content/images/bridge.svg`. */
  readonly addressOf: (file: string) => string
  /** How many bytes the PDF at an address has, where that is known. */
  readonly pdfSize: (address: string) => number | undefined
  readonly lastBuild?: LastBuild
}

/** The documents as pages get them, pictures and videos at their final addresses. */
export function contentSourceOf(
  documents: readonly LoadedDocument[],
  { addressOf, ...build }: SourceOptions,
): ContentSource {
  const byFile = new Map(documents.map((document) => [document.entry.file, document]))
  return {
    entries: documents.map(({ entry }) => placeMedia(entry, addressOf)),
    bodyOf: ({ file }) => {
      const document = byFile.get(file)
      if (!document) throw new Error(`${file} was listed but is not there any more. Save it again, or restart.`)
      return {
        digest: document.digest,
        read: () => {
          const { html } = document.readCompiled()
          visit(html, { tagName: 'img' }, (node) => {
            if (node.type !== 'element') return
            const source = node.properties['src']
            if (typeof source === 'string') node.properties['src'] = addressOf(source)
          })
          return html
        },
      }
    },
    ...build,
  }
}

function placeMedia(entry: Entry, addressOf: (file: string) => string): Entry {
  const place = <Placed extends { readonly src: string }>(file: Placed): Placed => ({
    ...file,
    src: addressOf(file.src),
  })
  const { images, video, bodyImages } = entry
  return {
    ...entry,
    images: Object.fromEntries(Object.entries(images).map(([key, picture]) => [key, place(picture)])),
    video: video && {
      ...place(video),
      poster: addressOf(video.poster),
      captions: forEachLocale((locale) => addressOf(video.captions[locale])),
    },
    bodyImages: bodyImages.map(addressOf),
  }
}
