import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { localizePath } from '../../renderer/addresses.ts'
import { openGraphImageSize } from '../../renderer/fileAddresses.ts'
import { openKeptFiles } from '../cache.ts'
import type { Content } from '../content/openContent.ts'
import { isPhotograph } from '../pictures/variants.ts'
import { pathInside } from '../writeInside.ts'
import { describeOpenGraphImage } from './describeOpenGraphImage.ts'
import { openDigest, setSvg, type Copy } from './typeset.ts'

/** The Open Graph images of a build. */
export type OpenGraphImages = ReturnType<typeof openOpenGraphImages>

/** The metadata of a page that its image depends on. */
interface SharedPage {
  readonly title: string
  /** The URL of its image. */
  readonly image: string
}

/**
 * Opens the Open Graph images of a build, which are drawn while pages are prerendered; images cached by an earlier build are
 * copied. An image has the address of its page, `/fr/about.png`: pages need not know a hash in advance, and addresses that
 * social networks have cached keep working.
 *
 * @param folder the built site
 */
export function openOpenGraphImages(content: Content, folder: string) {
  const { root, documents } = content
  const entries = new Map(documents.map(({ entry }) => [localizePath(entry.path, entry.locale), entry]))
  const kept = openKeptFiles(root, 'openGraphImages')
  const digest = openDigest(root)
  return {
    /** Draws the image of a page, unless it has that of another page: the first of its list, or its French original. */
    add: async (address: string, { title, image }: SharedPage) => {
      const file = `${address}.png`
      if (image !== absoluteUrl(file)) return
      const copy = describeOpenGraphImage(content, { address, title, entry: entries.get(address) })
      await kept.put(digest(copy), pathInside(folder, file), () => draw(root, copy))
    },
    /** Deletes images of earlier builds that this one did not use. */
    end: () => kept.deleteUnused(),
  }
}

/**
 * Draws an Open Graph image as PNG. Images with a photograph get a dithered palette; in true colour they would be several times
 * as large. Drawings compress well without one, in a quarter of the time.
 *
 * @throws Error with Typst's message about the template
 */
async function draw(root: string, copy: Copy): Promise<Buffer> {
  const { pixels, width, height } = await renderAsync(await setSvg(root, copy), {
    // All text is outlines.
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: openGraphImageSize.width },
  })
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png(copy.pictures.some(isPhotograph) ? { palette: true, effort: 1 } : { compressionLevel: 6 })
    .toBuffer()
}
