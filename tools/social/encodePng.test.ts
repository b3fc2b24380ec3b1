import { inflateSync } from 'node:zlib'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { encodePng } from './encodePng.ts'

const WIDTH = 64
const HEIGHT = 32

/** Reads back what encodePng writes: the colour of each pixel. */
function colorsIn(png: Buffer): number[] {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0)
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  return Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => {
    const index = rows[Math.floor(pixel / WIDTH) * (WIDTH + 1) + 1 + (pixel % WIDTH)] ?? 0
    return palette.readUIntBE(index * 3, 3)
  })
}

function encode(colorAt: (pixel: number) => number): Promise<Buffer> {
  const data = Buffer.alloc(WIDTH * HEIGHT * 4)
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) data.writeUIntBE(colorAt(pixel), pixel * 4, 3)
  return encodePng({ width: WIDTH, height: HEIGHT, data })
}

test('a picture of few colours is what it was', async () => {
  const colorAt = (pixel: number) => [0xf6f1e7, 0x14211d, 0xb93a16][pixel % 3] ?? 0
  const png = await encode(colorAt)
  expect(imageSize(png)).toEqual({ type: 'png', width: WIDTH, height: HEIGHT })
  expect(colorsIn(png)).toEqual(Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => colorAt(pixel)))
})

test('of more colours than a palette holds, those seen most stay, and none moves far', async () => {
  const colorAt = (pixel: number) => (pixel < 1000 ? 0xf6f1e7 : (pixel * 0x010307) & 0xffffff)
  const colors = colorsIn(await encode(colorAt))
  expect(new Set(colors).size).toBeLessThanOrEqual(256)
  expect(colors.slice(0, 1000).every((color) => color === 0xf6f1e7)).toBe(true)
  const farthest = Math.max(
    ...colors.flatMap((color, pixel) =>
      [16, 8, 0].map((shift) => Math.abs(((color >> shift) & 0xff) - ((colorAt(pixel) >> shift) & 0xff))),
    ),
  )
  expect(farthest).toBeLessThan(64)
})
