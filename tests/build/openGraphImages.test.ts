import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openGraphImageSize } from '../../renderer/fileAddresses.ts'
import { siteConfig } from '../../site.config.ts'
import { failuresOf, languageRedirects, pages, siteFolder, type BuiltPage } from './site.ts'

const MOST_BYTES = 100_000

function contentOf({ document }: BuiltPage, property: string): string {
  return document.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? ''
}

function imageOf(page: BuiltPage): string {
  return contentOf(page, 'og:image').slice(siteConfig.url.length)
}

function isIndexed({ document }: BuiltPage): boolean {
  return !document.querySelector('meta[name=robots]')?.getAttribute('content')?.includes('noindex')
}

const indexed = pages.filter(isIndexed)

describe('the image that a page is shared with', () => {
  test('is a PNG file of the declared size, and small', () => {
    expect(
      failuresOf([...pages, ...languageRedirects], (page) => {
        const file = join(siteFolder, imageOf(page))
        if (!contentOf(page, 'og:image').startsWith(`${siteConfig.url}/`) || !existsSync(file)) return ['no image']
        const image = readFileSync(file)
        // https://www.w3.org/TR/png-3/#11IHDR
        const [type, width, height] = [
          image.toString('latin1', 1, 4).toLowerCase(),
          image.readUInt32BE(16),
          image.readUInt32BE(20),
        ]
        const said = [
          contentOf(page, 'og:image:type'),
          contentOf(page, 'og:image:width'),
          contentOf(page, 'og:image:height'),
        ]
        return [
          ...(width === openGraphImageSize.width && height === openGraphImageSize.height
            ? []
            : [`is ${width} × ${height}`]),
          ...(image.length < MOST_BYTES ? [] : [`has ${image.length} bytes`]),
          ...(said.join() === `image/${type},${width},${height}` ? [] : [`is said to be ${said.join()}`]),
        ]
      }),
    ).toEqual([])
  })

  test('is the page’s own, that of its original, or that of the first page of its list', () => {
    expect(
      failuresOf(indexed, (page) => {
        const canonical = page.document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
        const own = `${canonical}.png`
        const first = own.replace(/(?<=\/blog.*)\/\d+(?=\.png$)/, '')
        return [own, first].includes(contentOf(page, 'og:image')) ? [] : [contentOf(page, 'og:image')]
      }),
    ).toEqual([])
  })

  test('differs from that of every other page', () => {
    const addresses = [...new Set(indexed.map(imageOf))]
    const images = new Set(addresses.map((address) => readFileSync(join(siteFolder, address)).toString('base64')))
    expect(images.size).toBe(addresses.length)
  })

  test('has an alternative text that starts with the page’s title', () => {
    expect(
      failuresOf(indexed, (page) => {
        const alt = contentOf(page, 'og:image:alt')
        return alt.startsWith(contentOf(page, 'og:title')) && alt.length > contentOf(page, 'og:title').length + 10
          ? []
          : [alt]
      }),
    ).toEqual([])
  })
})
