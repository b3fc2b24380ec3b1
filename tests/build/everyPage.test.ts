import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { parseListingPath } from '../../components/blog/listing.ts'
import { locales } from '../../renderer/languages.ts'
import { allPages, failuresOf, languageRedirects, pages, textsOf, type BuiltPage } from './site.ts'

/** Most pages are small enough without Brotli's best quality, which takes about ten times as long. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Ten TCP segments: the initial congestion window of a server. */
const FIRST_ROUND_TRIP = 14 * 1024

/** The largest parts of a page, and how to reduce them. */
function whatWeighs(html: string): string {
  const styles = html.match(/<style>.*?<\/style>/gs)?.join('') ?? ''
  const head = html.slice(0, html.indexOf('<body')).replace(styles, '')
  const sizes = { head, styles, body: html.slice(html.indexOf('<body')) }
  const weights = Object.entries(sizes).map(([part, text]) => `${part} ${brotliCompressSync(text).length}`)
  return `By parts: ${weights.join(', ')}. Mark what nobody sees before scrolling with data-below-fold (its styles then come later), or take something away.`
}

const read = [...pages, ...allPages.filter(({ kind }) => kind === 'not-found')]

function attributes(page: BuiltPage, selector: string, name: string): string[] {
  return page.document.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? [])
}

/** Returns the given texts that several pages share, each with its pages. */
function shared(texts: ReadonlyArray<readonly [address: string, text: string]>): string[] {
  const byText = new Map<string, string[]>()
  for (const [address, text] of texts) byText.set(text, [...(byText.get(text) ?? []), address])
  return [...byText]
    .filter(([, addresses]) => addresses.length > 1)
    .map(([text, addresses]) => `${text}: ${addresses.join(', ')}`)
}

/** An untranslated page under /en duplicates the French one. */
const written = pages.filter((page) => attributes(page, 'link[rel=canonical]', 'href')[0]?.endsWith(page.address))

describe('every page', () => {
  test('has exactly one h1, which is not empty', () => {
    expect(
      failuresOf([...read, ...languageRedirects], ({ document }) => {
        const headings = document.querySelectorAll('h1')
        return headings.length === 1 && headings[0]?.textContent.trim() ? [] : [`${headings.length} h1`]
      }),
    ).toEqual([])
  })

  test('has no two sections with the same name', () => {
    expect(
      failuresOf(read, ({ document }) => {
        const names = document
          .querySelectorAll('main h2')
          .map(({ textContent }) => textContent.replace(/#$/, '').trim())
        return names.filter((name, index) => names.indexOf(name) < index)
      }),
    ).toEqual([])
  })

  test('declares whether search engines may index it', () => {
    expect(
      failuresOf([...read, ...languageRedirects], ({ document, kind }) => {
        const robots = document.querySelector('meta[name=robots]')?.getAttribute('content') ?? ''
        return (kind === 'not-found' ? ['noindex'] : ['index,follow', 'noindex']).includes(robots) ? [] : [robots]
      }),
    ).toEqual([])
  })

  test('declares its language', () => {
    expect(
      failuresOf(read, ({ document, locale }) => {
        const language = document.querySelector('html')?.getAttribute('lang')
        return language === (locale ?? 'fr') ? [] : [`lang="${language}"`]
      }),
    ).toEqual([])
  })

  test('has a unique title that search results show in full: 60 characters at most', () => {
    const titles = written.map((page) => [page.address, page.document.querySelector('title')?.text ?? ''] as const)
    expect(shared(titles)).toEqual([])
    expect(titles.filter(([, text]) => text.length < 10 || text.length > 60)).toEqual([])
  })

  test('has a unique description of 50 to 155 characters', () => {
    const descriptions = written.map(
      (page) => [page.address, attributes(page, 'meta[name=description]', 'content')[0] ?? ''] as const,
    )
    expect(shared(descriptions)).toEqual([])
    expect(descriptions.filter(([, text]) => text.length < 50 || text.length > 155)).toEqual([])
  })

  test('has Open Graph tags', () => {
    const required = ['og:title', 'og:description', 'og:type', 'og:url', 'og:site_name', 'og:locale']
    expect(
      failuresOf([...pages, ...languageRedirects], (page) => [
        ...required.filter((name) => !attributes(page, `meta[property="${name}"]`, 'content')[0]),
        ...(attributes(page, 'meta[name="twitter:card"]', 'content')[0] ? [] : ['twitter:card']),
      ]),
    ).toEqual([])
  })

  test('is painted once its title is parsed, and before what is below the fold', () => {
    expect(
      failuresOf(read, ({ document }) => {
        const [expected] = document.querySelectorAll('head link[rel=expect][blocking=render]')
        const elements = document.querySelectorAll('*')
        const title = elements.findLastIndex((element) => element.closest('h1'))
        const awaited = elements.findIndex(({ id }) => id !== '' && `#${id}` === expected?.getAttribute('href'))
        const fold = elements.findIndex((element) => element.hasAttribute('data-below-fold'))
        return title < awaited && awaited < fold ? [] : [`h1 ${title}, awaited ${awaited}, below the fold ${fold}`]
      }),
    ).toEqual([])
  })

  test('fetches no script but the client entry', () => {
    expect(
      failuresOf(read, (page) => {
        const [entry, ...others] = attributes(page, 'script[src]', 'src')
        const isEntry = /^\/assets\/entries\/renderer_client\.[\w-]+\.js$/.test(entry ?? '')
        return isEntry && others.length === 0 ? [] : [`fetches ${[entry, ...others].join()}`]
      }),
    ).toEqual([])
  })

  test('has no style attribute and no event handler: a strict Content-Security-Policy would block them', () => {
    expect(
      failuresOf(allPages, ({ document }) =>
        document
          .querySelectorAll('*')
          .filter((element) =>
            Object.keys(element.attributes).some((name) => name === 'style' || /^on[a-z]/i.test(name)),
          )
          .map((element) => element.outerHTML.slice(0, 80)),
      ),
    ).toEqual([])
  })

  test('of the blog shows the three latest articles that it does not list', () => {
    const blog = pages.filter(({ path }) => parseListingPath(path))
    const daysIn = ({ document }: BuiltPage, selector: string) =>
      document.querySelectorAll(`${selector} time`).map((time) => time.getAttribute('datetime') ?? '')
    expect(
      failuresOf(blog, (page) => {
        const listed = blog.filter(({ locale }) => locale === page.locale).flatMap((each) => daysIn(each, 'article'))
        const own = daysIn(page, 'article')
        const others = listed.filter((day) => !own.includes(day))
        const newest = [...new Set(others)].toSorted().slice(-3).toReversed()
        const recent = daysIn(page, '[data-recent]')
        return String(recent) === String(newest) ? [] : [`${recent.join()} in place of ${newest.join()}`]
      }),
    ).toEqual([])
  })

  test.each(locales)('of the blog begins with an article in its language, and lists none twice: %s', (locale) => {
    const numbered = pages.filter((page) => page.locale === locale && /^\/blog(?:\/\d+)?$/.test(page.path))
    const titles = numbered.flatMap(({ document }) =>
      document.querySelectorAll('[data-posts] article h3').map(({ text }) => text),
    )
    expect(new Set(titles).size).toBe(titles.length)
    const lists = pages.filter((page) => page.locale === locale && /^\/blog(?:\/(?:2|[a-z-]+))?$/.test(page.path))
    expect(
      failuresOf(lists, ({ document }) =>
        document.querySelector('main article')?.hasAttribute('lang') ? ['lang'] : [],
      ),
    ).toEqual([])
  })

  test('shows no raw key and no placeholder', () => {
    const rawKey = /^[a-zA-Z]+(?::[a-zA-Z]+)?(?:\.[a-zA-Z-]+)+$/
    const placeholder = /\{\{|\$t\(|\bundefined\b|\[object|\bNaN\b|\blorem ipsum\b|\bTODO\b/i
    expect(
      failuresOf(read, ({ document }) =>
        textsOf(document.querySelector('body') ?? document).filter(
          (text) => rawKey.test(text) || placeholder.test(text),
        ),
      ),
    ).toEqual([])
  })

  test('uses each id once', () => {
    expect(
      failuresOf(read, (page) => {
        const ids = attributes(page, '[id]', 'id')
        return ids.filter((id, index) => ids.indexOf(id) !== index)
      }),
    ).toEqual([])
  })

  test('refers only to ids that exist', () => {
    const references = /^(?:for|aria-labelledby|aria-describedby|aria-controls|popovertarget|list)$/i
    expect(
      failuresOf(read, (page) => {
        const ids = new Set(attributes(page, '[id]', 'id'))
        return page.document
          .querySelectorAll('*')
          .flatMap((element) => Object.entries(element.attributes))
          .filter(([name]) => references.test(name))
          .flatMap(([name, value]) => value.split(/\s+/).map((id) => ({ name, id })))
          .filter(({ id }) => !ids.has(id))
          .map(({ name, id }) => `${name}="${id}"`)
      }),
    ).toEqual([])
  })

  test('needs no more than 14 kB for its first screen, HTML and styles together', () => {
    expect(
      failuresOf(read, ({ html }) => {
        if (brotliCompressSync(html, QUICKLY).length <= FIRST_ROUND_TRIP) return []
        const size = brotliCompressSync(html).length
        return size <= FIRST_ROUND_TRIP ? [] : [`${size} bytes. ${whatWeighs(html)}`]
      }),
    ).toEqual([])
  })
})
