import { createHash } from 'node:crypto'
import { basename, extname, join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '../../renderer/entry.ts'
import { mediaDigest } from './mediaDigest.ts'

/**
 * How photographs are made smaller: AVIF for the browsers of cssTarget, JPEG for feeds, crawlers and old ones. AVIF of the next higher effort takes five times as long, for a tenth less.
 * Bytes and seconds are in docs/measurements.md.
 */
export const RECIPES = {
  avif: { quality: 50, effort: 3 },
  jpeg: { quality: 78, mozjpeg: true },
} as const
const EXTENSIONS = { avif: '.avif', jpeg: '.jpg' } as const

/** In pixels: a thumbnail, telephones, half a window, a window. */
const WIDTHS = [320, 640, 960, 1280]
/** As wide as a photograph is ever needed. */
export const WIDEST = 1920
/** The fallback, for old browsers, feeds and crawlers. */
const FALLBACK_WIDTH = 1280
/** A width that is so near to that of the photograph itself would only be one more file. */
const NEAR = 0.85

/** One variant of a photograph. */
export interface Variant {
  readonly format: keyof typeof RECIPES
  readonly width: number
  /** Where the built site has it: `/assets/static/bridge.Ab12-640.avif`. */
  readonly address: string
  /** Names what it is made of. */
  readonly key: string
}

/** Whether a picture is made of pixels; drawings are served as they are. */
export function isPhotograph(file: string): boolean {
  return extname(file) !== '.svg'
}

/**
 * A photograph as pages name it: files of two formats and several widths, never larger than it is itself.
 *
 * @param root the project's root
 * @param picture as it is in the project
 */
export function placePhotograph(root: string, picture: Picture): Picture {
  const [fallback, ...others] = variantsOf(root, picture)
  return {
    src: fallback.address,
    width: fallback.width,
    height: Math.round((picture.height * fallback.width) / picture.width),
    avif: others.map(({ address, width }) => `${address} ${width}w`).join(', '),
  }
}

/** All variants of a photograph, the JPEG first. */
export function variantsOf(root: string, { src, width: own }: Picture): [jpeg: Variant, ...avif: Variant[]] {
  const made = createHash('sha256')
    .update(JSON.stringify([mediaDigest(join(root, src)), RECIPES, sharp.versions]))
    .digest('base64url')
  // Long enough to distinguish the versions of one file; it is in the HTML of every page that shows it.
  const stem = `/assets/static/${basename(src, extname(src))}.${made.slice(0, 4)}`
  const variant = (format: Variant['format'], width: number): Variant => ({
    format,
    width,
    address: `${stem}-${width}${EXTENSIONS[format]}`,
    key: `${made}-${width}-${format}`,
  })
  const widest = Math.min(own, WIDEST)
  const widths = [...WIDTHS.filter((width) => width < widest * NEAR), widest]
  return [variant('jpeg', Math.min(own, FALLBACK_WIDTH)), ...widths.map((width) => variant('avif', width))]
}
