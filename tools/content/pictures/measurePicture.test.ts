import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { measurePicture } from './measurePicture.ts'

function draw(width = 60, height = 40) {
  return sharp({ create: { width, height, channels: 3, background: '#17616a' } })
}

async function faultOf(bytes: Buffer): Promise<string | undefined> {
  return (await measurePicture(bytes)).fault
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'orientation %i: the size is that of the picture as it is seen',
  async (orientation) => {
    const { width, height } = await measurePicture(await draw().withMetadata({ orientation }).jpeg().toBuffer())
    expect([width, height]).toEqual(orientation < 5 ? [60, 40] : [40, 60])
  },
)

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  '%s is in order, and not when its end is missing',
  async (format) => {
    const whole = await draw(600, 400).toFormat(format).toBuffer()
    expect(await measurePicture(whole)).toMatchObject({ width: 600, height: 400, hasPlace: false })
    expect(await faultOf(whole.subarray(0, Math.floor(whole.length / 2)))).toBe('picture-unreadable')
    expect(await faultOf(whole.subarray(0, 20))).toBe('picture-unreadable')
  },
)

test('four inks, one grey, sixteen bits and transparency are in order', async () => {
  const pictures = [
    draw().toColourspace('cmyk').jpeg(),
    draw().toColourspace('b-w').jpeg(),
    draw().toColourspace('rgb16').png(),
    draw().ensureAlpha(0.5).webp(),
  ]
  const measured = await Promise.all(pictures.map(async (picture) => measurePicture(await picture.toBuffer())))
  expect(measured).toEqual(pictures.map(() => ({ width: 60, height: 40, hasPlace: false })))
})

test('a PNG or an AVIF that moves is refused, although the library does not see it', async () => {
  const png = await draw().png().toBuffer()
  const animation = Buffer.concat([png.subarray(0, 33), animationChunk(2), png.subarray(33)])
  expect(await faultOf(animation)).toBe('picture-moving')
  const still = Buffer.concat([png.subarray(0, 33), animationChunk(1), png.subarray(33)])
  expect(await faultOf(still)).toBeUndefined()
  const avif = await draw().avif().toBuffer()
  expect(await faultOf(Buffer.concat([avif.subarray(0, 8), Buffer.from('avis'), avif.subarray(12)]))).toBe(
    'picture-moving',
  )
})

/** The chunk of a PNG that announces frames: https://www.w3.org/TR/png-3/#acTL-chunk */
function animationChunk(frames: number): Buffer {
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8, 0)
  chunk.write('acTL', 4)
  chunk.writeUInt32BE(frames, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16)
  return chunk
}

test('one that says to have more pixels than can be opened is not opened', async () => {
  const wide = await draw(20_000, 1).png().toBuffer()
  expect(await measurePicture(wide)).toMatchObject({ width: 20_000, fault: 'picture-too-large' })
})

test.each(['', 'no picture', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'MM\0*\0\0\0\x08', '%PDF-1.7\n'])(
  '%j is none',
  async (bytes) => {
    expect(await faultOf(Buffer.from(bytes, 'latin1'))).toBe('picture-unreadable')
  },
)

test('a GIF, which browsers show but nobody needs, is none either', async () => {
  expect(await faultOf(await draw().gif().toBuffer())).toBe('picture-unreadable')
})

/** A directory of one entry, with its tag and the number of entries that it announces. */
function exifDirectory(order: 'II' | 'MM', tag: number, count = 1): string {
  const bytes = Buffer.alloc(22)
  const [write16, write32] =
    order === 'II' ? (['writeUInt16LE', 'writeUInt32LE'] as const) : (['writeUInt16BE', 'writeUInt32BE'] as const)
  bytes.write(order)
  bytes[write16](42, 2)
  bytes[write32](8, 4)
  bytes[write16](count, 8)
  bytes[write16](tag, 10)
  return bytes.toString('latin1')
}

test.each([
  ['nothing', '', false],
  ['four bytes', 'II*\0', false],
  ['other data', 'hello world hello', false],
  ['other data that begins as usual', 'MM hello world', false],
  ['a directory beyond its end', 'II*\0\xff\xff\xff\xff', false],
  ['a directory that is cut off', exifDirectory('MM', 0x01_0f, 500), false],
  ['a place in a directory that is cut off', exifDirectory('MM', 0x88_25, 500), true],
  ['a place', exifDirectory('II', 0x88_25), true],
])('a photograph whose EXIF block holds %s is in order', async (_, exif, hasPlace) => {
  const jpeg = await draw().jpeg().toBuffer()
  const block = Buffer.from(`Exif\0\0${exif}`, 'latin1')
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, block.length + 2])
  const measured = await measurePicture(Buffer.concat([head, block, jpeg.subarray(2)]))
  expect(measured).toEqual({ width: 60, height: 40, hasPlace })
})
