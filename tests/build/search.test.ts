import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { shownText } from '../../components/search/searchedText.ts'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { locales } from '../../renderer/languages.ts'
import { collectionOf, getPage, pages, plain, siteFolder, textOf } from './site.ts'

const folder = join(siteFolder, 'pagefind')
const SIGNATURE = 'pagefind_dcd'
const fragment = z.object({
  url: z.string(),
  content: z.string().transform(shownText),
  meta: z.object({ title: z.string().min(1).transform(shownText), description: z.string().min(1), kind: z.string() }),
})

function readFragment(file: string): z.infer<typeof fragment> {
  const text = gunzipSync(readFileSync(join(folder, 'fragment', file))).toString('utf8')
  expect(text.startsWith(SIGNATURE)).toBe(true)
  const data: unknown = JSON.parse(text.slice(SIGNATURE.length))
  return fragment.parse(data)
}

const indexed = new Map(
  locales.map((locale) => [locale, globSync(`${locale}_*`, { cwd: join(folder, 'fragment') }).map(readFragment)]),
)

for (const locale of locales) {
  const found = indexed.get(locale) ?? []

  test(`the index of /${locale} has each indexable page in its own language, and no other`, () => {
    const expected = pages
      .filter((page) => page.locale === locale && !page.path.startsWith('/blog/'))
      .filter(
        ({ document, address }) =>
          !document.querySelector('meta[name=robots][content=noindex]') &&
          document.querySelector('link[rel=canonical]')?.getAttribute('href') === absoluteUrl(address),
      )
      .map(({ address }) => address)
    expect(found.map(({ url }) => url).toSorted()).toEqual(expected.toSorted())
    expect(expected).not.toContain(`/${locale}/thank-you`)
  })

  const { url: address } = found.find(({ url }) => url.includes('/articles/')) ?? { url: '' }
  const { document } = getPage(address)
  const article = found.find(({ url }) => url === address)

  test(`results of /${locale} have a type, and contain the text of the page only`, () => {
    for (const { url, meta } of found) {
      expect(meta.kind, url).toBe(collectionOf(getPage(url)) ?? 'page')
    }
    for (const selector of ['header nav', 'main nav', 'main > aside h2', 'footer h2', 'main li > article h3']) {
      const repeated = document.querySelector(selector)
      if (!repeated) throw new Error(`${selector} is not on the page.`)
      expect(article?.content).not.toContain(textOf(repeated))
    }
    expect(plain(article?.content ?? '')).toContain(plain(textOf(document.getElementsByTagName('h1')[0] ?? document)))
    expect(article?.content).not.toContain('#')
    // Labels of buttons are not content of the page.
    for (const selector of ['main a[type="application/pdf"]', 'main a[data-variant]']) {
      for (const button of document.querySelectorAll(selector)) {
        expect(plain(article?.content ?? '')).not.toContain(plain(textOf(button)))
      }
    }
  })
}

test('no file of the index is unused by the search', () => {
  const files = globSync('*', { cwd: folder }).toSorted()
  expect(files.map((file) => file.replace(/_\w+\./, '.'))).toEqual([
    'pagefind-entry.json',
    'pagefind.en.pf_meta',
    'pagefind.fr.pf_meta',
    'pagefind.js',
    'wasm.en.pagefind',
    'wasm.fr.pagefind',
  ])
})
