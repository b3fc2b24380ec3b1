import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type HTMLElement, parse } from 'node-html-parser'
import sharp from 'sharp'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject, type ProjectCopy } from '../../tools/test/copyProject.ts'

/** A build takes some seconds, more on a busy machine. */
const BUILD_TIMEOUT = 180_000

let project: ProjectCopy

const PRIVATE = {
  IFD0: { Make: 'Telephone', Model: 'TELEPHONE-12' },
  IFD2: { BodySerialNumber: 'SERIAL-4711' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '4/1 3/1 4/1', GPSDateStamp: '2026:01:31-PLACE' },
}
const SECRETS = ['TELEPHONE-12', 'SERIAL-4711', '2026:01:31-PLACE']

/** As telephones store it: lying on its side, and saying so. Seen upright its left half is red, its right half blue. */
async function takePhotograph(width: number, height: number): Promise<Buffer> {
  const left = { create: { width: width / 2, height, channels: 3, background: '#d81010' } } as const
  const upright = sharp({ create: { width, height, channels: 3, background: '#1010d8' } })
  const picture = await upright
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const lying = await sharp(picture).rotate(270).png().toBuffer()
  return sharp(lying).withMetadata({ orientation: 6 }).withExifMerge(PRIVATE).jpeg().toBuffer()
}

function read(file: string): string {
  return readFileSync(join(project.root, file), 'utf8')
}

function edit(file: string, change: (source: string) => string): void {
  writeFileSync(join(project.root, file), change(read(file)))
}

function getPage(address: string): HTMLElement {
  return parse(read(`dist/client${address}.html`))
}

beforeAll(async () => {
  project = copyProject()
  const photograph = await takePhotograph(1400, 1050)
  writeFileSync(join(project.root, 'content/fr/articles/marche.jpg'), photograph)
  writeFileSync(join(project.root, 'content/images/portrait.jpg'), await takePhotograph(700, 900))
  const figure = '\n\n![Un marché couvert](marche.jpg "Douala, un matin")\n'
  edit('content/fr/articles/legal-errors.mdx', (source) => source.replace(/^image: .*$/m, 'image: marche.jpg') + figure)
  edit(
    'content/en/articles/legal-errors.mdx',
    (source) =>
      source.replace(/^image: .*$/m, 'image: ../../fr/articles/marche.jpg') +
      figure.replace('marche.jpg', '../../fr/articles/marche.jpg'),
  )
  for (const locale of ['fr', 'en']) {
    edit(`content/${locale}/team/clarisse-mbarga.mdx`, (source) =>
      source.replace(/^image: .*$/m, 'image: ../../images/portrait.jpg'),
    )
  }
  const { succeeds, errors } = await project.run(['tools/build/build.ts'])
  if (!succeeds) throw new Error(errors)
}, BUILD_TIMEOUT)
afterAll(() => project.remove())

test('nothing of the original is in the site: not its bytes, its camera, its place', () => {
  const original = readFileSync(join(project.root, 'content/fr/articles/marche.jpg'))
  for (const secret of SECRETS) expect(original.includes(secret)).toBe(true)
  const files = globSync('dist/**/*', { cwd: project.root, absolute: true })
  const telling = files.filter((file) => {
    const bytes = readFileSync(file)
    return SECRETS.some((secret) => bytes.includes(secret)) || bytes.includes('Exif\0\0')
  })
  expect(telling).toEqual([])
})

test('covers, figures, cards and portraits have AVIF and WebP in the widths that there can be, which are all there', async () => {
  for (const [address, selector, widths] of [
    ['/fr/articles/legal-errors', 'article header picture', [320, 640, 960, 1400]],
    ['/fr/articles/legal-errors', '[data-prose] figure picture', [320, 640, 960, 1400]],
    ['/fr/blog/legal', 'article picture', [320, 640, 960, 1400]],
    ['/fr', 'article picture', [320, 700]],
    ['/fr/team', 'article picture', [320, 700]],
    ['/en/clarisse-mbarga', 'main header picture', [320, 700]],
  ] as const) {
    const picture = getPage(address).querySelector(selector)
    const sources = picture?.querySelectorAll('source') ?? []
    expect(
      sources.map((source) => source.getAttribute('type')),
      address,
    ).toEqual(['image/avif', 'image/webp'])
    for (const source of sources) {
      expect(source.getAttribute('sizes')).toMatch(/\d(?:vw|rem)$/)
      const files = (source.getAttribute('srcset') ?? '').split(', ').map((candidate) => candidate.split(' '))
      expect(files.map(([, width]) => width)).toEqual(widths.map((width) => `${width}w`))
      for (const [file = '', width] of files) {
        // oxlint-disable-next-line no-await-in-loop
        const made = await sharp(join(project.root, 'dist/client', file)).metadata()
        expect(`${made.width}w`).toBe(width)
        expect(`image/${made.format === 'heif' ? 'avif' : made.format}`).toBe(source.getAttribute('type'))
      }
    }
    const image = picture?.querySelector('img')
    const fallback = sharp(join(project.root, 'dist/client', image?.getAttribute('src') ?? ''))
    // oxlint-disable-next-line no-await-in-loop
    const { width, height, format } = await fallback.metadata()
    expect([width, height].map(String)).toEqual([image?.getAttribute('width'), image?.getAttribute('height')])
    expect(format).toBe('jpeg')
  }
})

test('the cover is fetched at once, the figure has its caption and waits', () => {
  const page = getPage('/fr/articles/legal-errors')
  expect(page.querySelector('article header picture img')?.attributes).toMatchObject({ fetchPriority: 'high' })
  const figure = page.querySelectorAll('[data-prose] figure').find((element) => element.querySelector('picture'))
  expect(figure?.querySelector('img')?.attributes).toMatchObject({ loading: 'lazy', alt: 'Un marché couvert' })
  expect(figure?.querySelector('figcaption')?.text).toBe('Douala, un matin')
})

async function isRedAt(file: string, left: number, top: number): Promise<boolean> {
  const area = await sharp(join(project.root, 'dist/client', file))
    .extract({ left, top, width: 8, height: 8 })
    .png()
    .toBuffer()
  const [red, , blue] = (await sharp(area).stats()).channels
  return (red?.mean ?? 0) > (blue?.mean ?? 0)
}

test('it is upright on the page and on the image that the page is shared with', async () => {
  const image = getPage('/fr/articles/legal-errors').querySelector('article header img')?.getAttribute('src') ?? ''
  expect(await Promise.all([isRedAt(image, 20, 20), isRedAt(image, 20, 800), isRedAt(image, 1200, 20)])).toEqual([
    true,
    true,
    false,
  ])
  const shared = 'fr/articles/legal-errors.png'
  expect(await Promise.all([isRedAt(shared, 580, 20), isRedAt(shared, 580, 330), isRedAt(shared, 1160, 20)])).toEqual([
    true,
    true,
    false,
  ])
})

test('pages with photographs are as light as any', () => {
  for (const address of ['/fr/blog', '/fr', '/fr/articles/legal-errors', '/fr/team']) {
    expect(brotliCompressSync(read(`dist/client${address}.html`)).length).toBeLessThan(14 * 1024)
  }
})

test('feeds and Markdown name the JPEG, which all readers know', () => {
  const [, entry = ''] =
    /(<entry>(?:(?!<\/entry>).)*legal-errors<\/id>.*?<\/entry>)/s.exec(read('dist/client/fr/feed.xml')) ?? []
  expect(entry).toMatch(/marche\.[\w-]{4}-1280\.jpg/)
  expect(entry).not.toMatch(/picture|avif/)
  const [, address = ''] = /\((\S+marche\S+\.jpg) "/.exec(read('dist/client/fr/articles/legal-errors.md')) ?? []
  expect(existsSync(join(project.root, 'dist/client', new URL(address).pathname))).toBe(true)
})
