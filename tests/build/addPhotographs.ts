import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const PRIVATE = {
  IFD0: { Make: 'Telephone', Model: 'TELEPHONE-12' },
  IFD2: { BodySerialNumber: 'SERIAL-4711' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '4/1 3/1 4/1', GPSDateStamp: '2026:01:31-PLACE' },
}
/** The EXIF data that would identify the photographer. */
export const SECRETS = ['TELEPHONE-12', 'SERIAL-4711', '2026:01:31-PLACE']

/** A photograph as phones store it: rotated, with its orientation in EXIF. */
function takePhotograph(width: number, height: number): Promise<Buffer> {
  const lying = sharp({ create: { width: height, height: width, channels: 3, background: '#1010d8' } })
  return lying.withMetadata({ orientation: 6 }).withExifMerge(PRIVATE).jpeg().toBuffer()
}

/** Adds photographs to a copy of the project: as the cover and a figure of an article, and as a portrait. */
export async function addPhotographs(root: string): Promise<void> {
  const edit = (file: string, change: (source: string) => string) =>
    writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')))
  const photograph = await takePhotograph(1400, 1050)
  writeFileSync(join(root, 'content/fr/articles/marche.jpg'), photograph)
  writeFileSync(join(root, 'content/images/portrait.jpg'), await takePhotograph(700, 900))
  const figure = '\n\n![Un marché couvert](marche.jpg "Douala, un matin")\n'
  edit('content/fr/articles/legal-errors.mdx', (source) => source.replace(/^image: .*$/m, 'image: marche.jpg') + figure)
  edit(
    'content/en/articles/legal-errors.mdx',
    (source) =>
      source.replace(/^image: .*$/m, 'image: ../../fr/articles/marche.jpg') +
      figure.replace('marche.jpg', '../../fr/articles/marche.jpg'),
  )
  for (const locale of ['fr', 'en']) {
    edit(`content/${locale}/team/clarisse-mbarga.mdx`, (source) =>
      source.replace(/^image: .*$/m, 'image: ../../images/portrait.jpg'),
    )
  }
}
