import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { preparePicture } from './preparePicture.ts'

const root = mkdtempSync(join(tmpdir(), 'site-pictures-'))

afterAll(() => rmSync(root, { recursive: true }))

function draw(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#17616a' } })
}

async function prepare(name: string, picture: Buffer) {
  writeFileSync(join(root, name), picture)
  return preparePicture(root, name)
}

test('a photograph from a phone is upright, no larger than needed, and without its GPS position', async () => {
  const exif = { IFD0: { Model: 'Telephone 12' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '4/1 3/1 4/1' } }
  const photograph = await draw(4000, 3000).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect((await sharp(photograph).metadata()).exif).toBeDefined()
  const prepared = await prepare('photo.jpg', photograph)
  const { width, height, exif: left, orientation } = await sharp(prepared).metadata()
  expect({ width, height, left, orientation }).toEqual({
    width: 1654,
    height: 2205,
    left: undefined,
    orientation: undefined,
  })
})

test.each(['webp', 'avif', 'png'] as const)('%s is a picture that Typst can show', async (format) => {
  const prepared = await prepare(`picture.${format}`, await draw(40, 30).toFormat(format).toBuffer())
  expect(await sharp(prepared).metadata()).toMatchObject({ width: 40, height: 30, format: 'jpeg' })
})

test('a file that is not a picture is named, with the remedy', async () => {
  await expect(prepare('broken.jpg', Buffer.from('no picture'))).rejects.toThrow(
    /^broken\.jpg cannot be read as a picture \(.+\)\. Save it again as JPEG or PNG\.$/,
  )
})
