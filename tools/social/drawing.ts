import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A place in an image, in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface PlaceOptions extends Box {
  /** Which part is kept where the picture has other proportions than its place. */
  readonly keep?: 'xMidYMid' | 'xMidYMin' | 'xMidYMax'
  /** Colours of the drawing, and what they are here. */
  readonly colors?: Readonly<Record<string, string>>
}

/** The river of the drawings, which is a little lighter than that of the pages. */
export const DRAWN_RIVER = '#1f6f78'

const ROOT = /^[^<]*(?:<\?xml[^>]*>\s*)?<svg[^>]*?viewBox="([^"]+)"[^>]*>/
const STYLE = /<style>.*?<\/style>/s

/** Whether a picture can be put into a social image: resvg reads no WebP and no AVIF. */
export function isDrawable(file: string | undefined): file is string {
  return file !== undefined && /\.(?:svg|png|jpe?g)$/.test(file)
}

/**
 * Puts a picture of the content into an image, filling its place.
 *
 * @param root the project's root
 * @param file from there
 */
export function placePicture(
  root: string,
  file: string,
  { keep = 'xMidYMid', colors = {}, ...box }: PlaceOptions,
): string {
  const source = readFileSync(join(root, file))
  const place = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" preserveAspectRatio="${keep} slice"`
  const text = file.endsWith('.svg') ? source.toString('utf8') : ''
  const [start, viewBox] = ROOT.exec(text) ?? []
  if (!start || !viewBox) {
    const type = /\.jpe?g$/.test(file) ? 'image/jpeg' : file.endsWith('.png') ? 'image/png' : 'image/svg+xml'
    return `<image ${place} href="data:${type};base64,${source.toString('base64')}"/>`
  }
  // Its styles are for the dark side of pages.
  const drawing = text.slice(start.length).replace(STYLE, '')
  return `<svg ${place} viewBox="${viewBox}">${drawing.replaceAll(/#[0-9a-f]{6}/g, (color) => colors[color] ?? color)}`
}
