import { renderAsync } from '@resvg/resvg-js'
import { encodePng } from './encodePng.ts'

/** Nothing in a card is text any more: looking for the system's fonts would take longer than all the rest. */
const OPTIONS = { font: { loadSystemFonts: false } }

/** Makes a PNG of a card; what takes long is done on other threads. */
export async function renderCard(svg: string): Promise<Buffer> {
  const { width, height, pixels } = await renderAsync(svg, OPTIONS)
  return encodePng({ width, height, data: pixels })
}
