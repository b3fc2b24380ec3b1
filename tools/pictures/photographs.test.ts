import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { Picture } from '../../renderer/entry.ts'
import { writeVariants } from './photographs.ts'
import { type Variant, variantsOf } from './variants.ts'

const root = mkdtempSync(join(tmpdir(), 'site-photographs-'))
mkdirSync(join(root, 'content/images'), { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))

const RED = { r: 220, g: 30, b: 20 }
const PRIVATE = {
  IFD0: { Make: 'Telephone', Model: 'Telephone 12' },
  IFD2: { BodySerialNumber: 'SERIAL-4711' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '4/1 3/1 4/1' },
}

function put(name: string, bytes: Buffer, width: number, height: number): Picture {
  writeFileSync(join(root, 'content/images', name), bytes)
  return { src: `/content/images/${name}`, width, height }
}

/** Three quarters blue, its upper left corner red. */
function draw(width: number, height: number) {
  const corner = { create: { width: width / 2, height: height / 2, channels: 3, background: RED } } as const
  return sharp({ create: { width, height, channels: 3, background: '#1020a0' } }).composite([
    { input: corner, left: 0, top: 0 },
  ])
}

async function isRedAt(picture: Buffer, left: number, top: number): Promise<boolean> {
  const { width, height } = await sharp(picture).metadata()
  const region = { left: Math.round(left * (width - 8)), top: Math.round(top * (height - 8)), width: 8, height: 8 }
  const { channels } = await sharp(await sharp(picture).extract(region).png().toBuffer()).stats()
  return (channels[0]?.mean ?? 0) > 150
}

async function make(picture: Picture, choose: (variant: Variant) => boolean): Promise<Buffer> {
  const variant = variantsOf(root, picture).find(choose)
  if (!variant) throw new Error('There is no such variant.')
  await writeVariants(root, join(root, 'site'), [picture])
  return readFileSync(join(root, 'site', variant.address))
}

test.each([
  [200, [200]],
  [340, [340]],
  [800, [320, 640, 800]],
  [1300, [320, 640, 960, 1300]],
])('one of %i pixels is never made larger', (width, widths) => {
  const variants = variantsOf(root, put('small.jpg', Buffer.from('small'), width, 100))
  expect(variants.filter(({ format }) => format === 'avif').map((variant) => variant.width)).toEqual(widths)
  expect(variants.find(({ format }) => format === 'jpeg')?.width).toBe(Math.min(1280, width))
})

/** How orientations were stored: what undoes it. https://www.cipa.jp/std/documents/e/DC-X008-Translation-2023-E.pdf, 4.6.5.1 */
const STORED: Readonly<Record<number, (picture: Sharp) => Sharp>> = {
  1: (picture) => picture,
  3: (picture) => picture.rotate(180),
  5: (picture) => picture.rotate(270).flop(),
  6: (picture) => picture.rotate(270),
  8: (picture) => picture.rotate(90),
}

test.each(Object.entries(STORED))(
  'orientation %s is upright, and says nothing of camera or place',
  async (name, store) => {
    const upright = await draw(480, 320).png().toBuffer()
    const stored = await store(sharp(upright)).png().toBuffer()
    const photograph = await sharp(stored)
      .withMetadata({ orientation: Number(name) })
      .withExifMerge(PRIVATE)
      .jpeg()
      .toBuffer()
    expect(photograph.includes('SERIAL-4711')).toBe(true)
    const picture = put(`orientation-${name}.jpg`, photograph, 480, 320)
    for (const format of ['avif', 'jpeg'] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const made = await make(picture, (variant) => variant.format === format && variant.width === 480)
      // oxlint-disable-next-line no-await-in-loop
      const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(made).metadata()
      expect({ width, height }).toEqual({ width: 480, height: 320 })
      expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined))
      expect(made.includes('SERIAL-4711')).toBe(false)
      // oxlint-disable-next-line no-await-in-loop
      expect(await Promise.all([isRedAt(made, 0, 0), isRedAt(made, 1, 0), isRedAt(made, 0, 1)])).toEqual([
        true,
        false,
        false,
      ])
    }
  },
)

async function colourOf(picture: Buffer): Promise<number[]> {
  const { channels } = await sharp(picture).stats()
  return channels.slice(0, 3).map(({ mean }) => mean)
}

test.each([
  ['wide colours of a telephone', (picture: Sharp) => picture.withIccProfile('p3').jpeg({ quality: 95 }), 'p3.jpg'],
  [
    'four inks',
    (picture: Sharp) => picture.withIccProfile('cmyk').toColourspace('cmyk').jpeg({ quality: 95 }),
    'cmyk.jpg',
  ],
  ['sixteen bits', (picture: Sharp) => picture.toColourspace('rgb16').png(), 'deep.png'],
])('%s show as the same colours', async (_, store, name) => {
  const original = sharp({ create: { width: 320, height: 200, channels: 3, background: { r: 160, g: 90, b: 70 } } })
  const picture = put(name, await store(original).toBuffer(), 320, 200)
  // Inks and screens have no colour quite in common.
  const colour = await colourOf(await make(picture, ({ format }) => format === 'avif'))
  for (const [index, value] of [160, 90, 70].entries()) expect(Math.abs((colour[index] ?? 0) - value)).toBeLessThan(25)
})

test('what is transparent stays so, and is white where a format has no such thing', async () => {
  const clear = sharp({ create: { width: 320, height: 200, channels: 4, background: { ...RED, alpha: 0 } } })
  const picture = put('clear.png', await clear.png().toBuffer(), 320, 200)
  const avif = await make(picture, ({ format }) => format === 'avif')
  expect((await sharp(avif).stats()).isOpaque).toBe(false)
  const jpeg = await make(picture, ({ format }) => format === 'jpeg')
  expect(await colourOf(jpeg)).toEqual([255, 255, 255])
})
