import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { openGraphImageSize } from '../../renderer/fileAddresses.ts'
import { isPhotograph } from '../build/pictures/variants.ts'
import { setSvg, type Copy } from './typeset.ts'

/**
 * Draws the image that a page is shared with, as PNG. It has a palette: 28 kB in place of 70. Of a photograph, its colours are
 * mixed, for there would be steps in its skies.
 *
 * @throws Error with what Typst says of the template
 */
export async function drawOpenGraphImage(root: string, copy: Copy): Promise<Buffer> {
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
