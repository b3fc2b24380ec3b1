import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import type { PagePictures } from '../review.ts'
import type { Shot } from './shootPage.ts'

/** Pixels in four bytes each. */
interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** WebP can't be higher: https://developers.google.com/speed/webp/faq */
const MOST_WEBP = 16_383
const CHANNELS = 4
/** Small differences in antialiasing are nobody's doing. */
const THRESHOLD = 0.1

interface CompareOptions {
  /** Absent where the page was not there. */
  readonly before: Shot | undefined
  readonly after: Shot | undefined
  readonly width: number
  /** The built site. */
  readonly folder: string
  /** Of the files, below the site's root, without ending: `/review/pictures/fr/about-390`. */
  readonly name: string
}

/** Writes both pictures of a page and what differs; no files where nothing does. */
export async function compareShots({ before, after, width, folder, name }: CompareOptions): Promise<PagePictures> {
  // Most pages whose HTML differs look the same: then their files are the same, too.
  if (before && after && areSame(before, after)) return { width, height: after.height, share: 0 }
  const [old, present] = await Promise.all([before && decode(before), after && decode(after)])
  const height = Math.max(old?.height ?? 0, present?.height ?? 0)
  const write = async (side: string, pixels: Pixels): Promise<string> => {
    const address = `${name}-${side}.webp`
    await mkdir(dirname(join(folder, address)), { recursive: true })
    await writeFile(join(folder, address), await encode(pixels))
    return address
  }
  if (!old || !present) {
    const only = present ?? old
    if (!only) return { width, height, share: 0 }
    const address = await write(present ? 'after' : 'before', only)
    return { width, height, share: 1, ...(present ? { after: address } : { before: address }) }
  }
  const [left, right] = [lengthen(old, height), lengthen(present, height)]
  if (Buffer.compare(left.data, right.data) === 0) return { width, height, share: 0 }
  const difference = { data: new Uint8Array(left.data.length), width: left.width, height }
  const differing = pixelmatch(left.data, right.data, difference.data, left.width, height, { threshold: THRESHOLD })
  if (differing === 0) return { width, height, share: 0 }
  const [beforeAddress, afterAddress, differenceAddress] = await Promise.all([
    write('before', left),
    write('after', right),
    write('difference', difference),
  ])
  return {
    width,
    height,
    before: beforeAddress,
    after: afterAddress,
    difference: differenceAddress,
    share: differing / (left.width * height),
  }
}

function areSame(one: Shot, other: Shot): boolean {
  return (
    one.parts.length === other.parts.length &&
    one.parts.every((part, index) => other.parts[index]?.equals(part) ?? false)
  )
}

async function decode({ parts }: Shot): Promise<Pixels> {
  const decoded = await Promise.all(
    parts.map((part) => sharp(part).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  return {
    data: Buffer.concat(decoded.map(({ data }) => data)),
    width: decoded[0]?.info.width ?? 0,
    height: decoded.reduce((sum, { info }) => sum + info.height, 0),
  }
}

/** What is missing at the end is transparent: it differs from whatever is there in the other. */
function lengthen({ data, width, height }: Pixels, wanted: number): Pixels {
  if (height === wanted) return { data, width, height }
  const longer = new Uint8Array(width * wanted * CHANNELS)
  longer.set(data)
  return { data: longer, width, height: wanted }
}

async function encode({ data, width, height }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: CHANNELS } })
    .resize({ height: MOST_WEBP, withoutEnlargement: true })
    .webp({ quality: 75, effort: 2 })
    .toBuffer()
}
