import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { openGraphImageSize } from '../../renderer/fileAddresses.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import { openKeptFiles } from '../cache.ts'
import type { PageHead } from '../site/finishedPages.ts'
import { isPhotograph } from '../pictures/variants.ts'
import { describeOpenGraphImage } from './describeOpenGraphImage.ts'
import { digest, setSvg, type Copy } from './typeset.ts'

const EXTENSION = '.png'

/** The Open Graph images of a build. */
export interface OpenGraphImages {
  /** Draws the image that a page names, if it is the page's own. */
  add(address: string, head: PageHead): Promise<void>
  /** Deletes images of earlier builds that this one did not use. */
  end(): Promise<void>
}

/**
 * Opens the Open Graph images of a build, which are drawn beside their pages; those that are kept from an earlier build
 * are copied.
 *
 * @param root the project's root
 * @param folder the built site
 */
export function openOpenGraphImages(
  root: string,
  folder: string,
  documents: readonly LoadedDocument[],
): OpenGraphImages {
  const entries = new Map(documents.map(({ entry }) => [`/${entry.locale}${entry.path}`, entry]))
  const kept = openKeptFiles(root, 'openGraphImages')
  return {
    add: async (address, { title, image }) => {
      // The pages of one list share the image of the first, and what is shown in French the French one.
      if (image !== absoluteUrl(`${address}${EXTENSION}`)) return
      const copy = describeOpenGraphImage(root, { address, title, entry: entries.get(address) })
      await kept.put(digest(root, copy), join(folder, `${address}${EXTENSION}`), () => draw(root, copy))
    },
    end: () => kept.deleteUnused(),
  }
}

/**
 * Draws an Open Graph image as PNG with a palette: 28 kB in place of 70. Photographs are dithered: their skies would have
 * steps.
 *
 * @throws Error with what Typst says of the template
 */
async function draw(root: string, copy: Copy): Promise<Buffer> {
  const { pixels, width, height } = await renderAsync(await setSvg(root, copy), {
    // All text is outlines.
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: openGraphImageSize.width },
  })
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, dither: copy.pictures.some(isPhotograph) ? 1 : 0, effort: 1 })
    .toBuffer()
}
