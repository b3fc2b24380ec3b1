import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const compress = promisify(deflate)

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const MOST_COLORS = 256
/** What colours have in common that become one: the first that leaves few enough. */
const MASKS = [0xffffff, 0xf8f8f8, 0xf0f0f0, 0xe0e0e0, 0xc0c0c0]
const BIT_DEPTH = 8
const INDEXED = 3

/** Pixels without transparency: red, green, blue and a fourth byte that is passed over. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Buffer
}

/**
 * Writes a picture of few colours as a PNG with a palette, which has less than half the bytes of one with all colours.
 * Plain areas keep their very colour: of the colours that become one, it is the one that is seen most.
 * https://www.w3.org/TR/png-3/
 */
export async function encodePng({ width, height, data }: Pixels): Promise<Buffer> {
  const colors = new Uint32Array(width * height)
  const counts = new Map<number, number>()
  for (let pixel = 0, start = 0; pixel <= colors.length; pixel += 1) {
    if (pixel < colors.length) colors[pixel] = data.readUIntBE(pixel * 4, 3)
    // Runs of one colour are counted at once.
    if (pixel === colors.length || colors[pixel] !== colors[start]) {
      const color = colors[start] ?? 0
      counts.set(color, (counts.get(color) ?? 0) + pixel - start)
      start = pixel
    }
  }
  const { palette, indexOf } = choosePalette(counts)

  const rows = Buffer.alloc((width + 1) * height)
  let last = -1
  let index = 0
  for (let y = 0, pixel = 0; y < height; y += 1) {
    // The byte before each row says that it is not filtered.
    const row = y * (width + 1) + 1
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const color = colors[pixel] ?? 0
      if (color !== last) {
        last = color
        index = indexOf.get(color) ?? 0
      }
      rows[row + x] = index
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([BIT_DEPTH, INDEXED], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 0xff, color & 0xff]))),
    chunk('IDAT', await compress(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function choosePalette(counts: ReadonlyMap<number, number>) {
  const byCount = [...counts.entries()].toSorted(([, one], [, other]) => other - one).map(([color]) => color)
  const mask =
    MASKS.find((candidate) => new Set(byCount.map((color) => color & candidate)).size <= MOST_COLORS) ??
    MASKS[MASKS.length - 1] ??
    0
  const palette: number[] = []
  const shared = new Map<number, number>()
  const indexOf = new Map<number, number>()
  for (const color of byCount) {
    const index = shared.get(color & mask) ?? palette.push(color) - 1
    shared.set(color & mask, index)
    indexOf.set(color, index)
  }
  return { palette, indexOf }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  frame.set(body, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}
