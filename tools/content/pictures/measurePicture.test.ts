import sharp from 'sharp'
import { expect, test } from 'vitest'
import { measurePhotograph } from './measurePicture.ts'

function draw(width = 60, height = 40) {
  return sharp({ create: { width, height, channels: 3, background: '#17616a' } })
}

async function rulesOf(bytes: Buffer) {
  return (await measurePhotograph(bytes, 'x')).diagnostics.map(({ rule }) => rule)
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'orientation %i: the size is that of the picture as it is seen',
  async (orientation) => {
    const bytes = await draw().withMetadata({ orientation }).jpeg().toBuffer()
    const { width, height } = (await measurePhotograph(bytes, 'x')).size ?? {}
    expect([width, height]).toEqual(orientation < 5 ? [60, 40] : [40, 60])
  },
)

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  '%s is in order, and not when its end is missing',
  async (format) => {
    const whole = await draw(600, 400).toFormat(format).toBuffer()
    expect(await rulesOf(whole)).toEqual([])
    expect(await rulesOf(whole.subarray(0, Math.floor(whole.length / 2)))).toEqual(['picture-unreadable'])
  },
)

test('what is no picture of the Web is refused', async () => {
  expect(await rulesOf(await draw().gif().toBuffer())).toEqual(['picture-unreadable'])
  expect(await rulesOf(Buffer.from('no picture'))).toEqual(['picture-unreadable'])
})

test.each(['jpeg', 'webp'] as const)('a place is told of in %s, and other EXIF data is not', async (format) => {
  const withData = (IFD3: Record<string, string>) =>
    draw().withExif({ IFD0: { Copyright: 'Ada' }, ...(Object.keys(IFD3).length > 0 && { IFD3 }) })
  expect(await rulesOf(await withData({}).toFormat(format).toBuffer())).toEqual([])
  const placed = withData({ GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' })
  expect(await rulesOf(await placed.toFormat(format).toBuffer())).toEqual(['picture-with-place'])
})
