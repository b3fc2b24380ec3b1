import { expect, test } from 'vitest'
import { siteConfig } from '../../site.config.ts'
import type { FinishedPages } from '../build/finish/finishedPages.ts'
import { readHead } from '../build/finish/pageHead.ts'
import { makeSitemap } from './sitemap.ts'

function pagesOf(heads: Readonly<Record<string, string>>): FinishedPages {
  const read = async (address: string) => `<head>${heads[address]}</head>`
  return { list: async () => Object.keys(heads), read, head: async (address) => readHead(await read(address)) }
}

const listed = (address: string) => `<link rel="canonical" href="${siteConfig.url}${address}">`

test('one file, with the dates that are known', async () => {
  const files = await makeSitemap(pagesOf({ '/fr/a': listed('/fr/a'), '/fr/b': listed('/fr/b') }), (address) =>
    address === '/fr/a' ? '2026-01-31' : undefined,
  )
  expect([...files.keys()]).toEqual(['sitemap.xml'])
  expect(files.get('sitemap.xml')).toContain(
    `<url><loc>${siteConfig.url}/fr/a</loc><lastmod>2026-01-31</lastmod></url><url><loc>${siteConfig.url}/fr/b</loc></url>`,
  )
})

test('a page that is kept out of search engines, a copy and a not-found page are left out', async () => {
  const files = await makeSitemap(
    pagesOf({
      '/fr/a': listed('/fr/a'),
      '/fr/404': '',
      '/en/a': listed('/fr/a'),
      '/fr/thanks': `<meta name="robots" content="noindex">${listed('/fr/thanks')}`,
    }),
    () => undefined,
  )
  expect([...(files.get('sitemap.xml') ?? '').matchAll(/<loc>/g)]).toHaveLength(1)
})

test('a long one is an index of several', async () => {
  const heads = Object.fromEntries(['/fr/a', '/fr/b', '/fr/c'].map((address) => [address, listed(address)]))
  const files = await makeSitemap(pagesOf(heads), () => undefined, 2)
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
  expect(files.get('sitemap.xml')).toContain(`<sitemap><loc>${siteConfig.url}/sitemap-2.xml</loc></sitemap>`)
  expect(files.get('sitemap-2.xml')).toContain(`${siteConfig.url}/fr/c`)
})

test('there is none where no page may be listed', async () => {
  expect((await makeSitemap(pagesOf({ '/fr/404': '' }), () => undefined)).size).toBe(0)
})
