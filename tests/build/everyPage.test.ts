import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { parseListingPath } from '../../components/blog/BlogList/listing.ts'
import { text as textOfSite } from '../e2e/texts.ts'
import { allPages, failuresOf, languageRedirects, pages, plain, textOf, textsOf, type BuiltPage } from './site.ts'

/** At its best, Brotli takes some seconds for all pages, more on a busy machine. */
const COMPRESSING_TIMEOUT = 60_000

/** Ten TCP segments: what a server sends before it waits for the first acknowledgement. */
const FIRST_ROUND_TRIP = 14 * 1024

/** Which parts of a page are heavy, and what to do about it. */
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

/** Those of the given texts that several pages share, each with its pages. */
function shared(texts: ReadonlyArray<readonly [address: string, text: string]>): string[] {
  const byText = new Map<string, string[]>()
  for (const [address, text] of texts) byText.set(text, [...(byText.get(text) ?? []), address])
  return [...byText]
    .filter(([, addresses]) => addresses.length > 1)
    .map(([text, addresses]) => `${text}: ${addresses.join(', ')}`)
}

/** A page shown in French under /en says what the French one says. */
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

  test('names no two of its sections the same', () => {
    expect(
      failuresOf(read, ({ document }) => {
        const names = document
          .querySelectorAll('main h2')
          .map(({ textContent }) => textContent.replace(/#$/, '').trim())
        return names.filter((name, index) => names.indexOf(name) < index)
      }),
    ).toEqual([])
  })

  test('says whether search engines may list it', () => {
    expect(
      failuresOf([...read, ...languageRedirects], ({ document, kind }) => {
        const robots = document.querySelector('meta[name=robots]')?.getAttribute('content') ?? ''
        return (kind === 'not-found' ? ['noindex'] : ['index,follow', 'noindex']).includes(robots) ? [] : [robots]
      }),
    ).toEqual([])
  })

  test('has no gap in the levels of its headings', () => {
    expect(
      failuresOf(read, ({ document }) => {
        const levels = document
          .querySelectorAll('main h1, main h2, main h3, main h4, main h5')
          .map(({ tagName }) => Number(tagName[1]))
        return levels.flatMap((level, index) =>
          level > (levels[index - 1] ?? 0) + 1 ? [`h${level} after h${levels[index - 1]}`] : [],
        )
      }),
    ).toEqual([])
  })

  test('says its language', () => {
    expect(
      failuresOf(read, ({ document, locale }) => {
        const language = document.querySelector('html')?.getAttribute('lang')
        return language === (locale ?? 'fr') ? [] : [`lang="${language}"`]
      }),
    ).toEqual([])
  })

  test('names its encoding within the first 1,024 bytes', () => {
    expect(
      failuresOf(allPages, ({ html }) =>
        /charset="?utf-8"?/i.test(html.slice(0, 1024)) ? [] : ['charset comes too late'],
      ),
    ).toEqual([])
  })

  test('has a title of its own, which search results show whole: 60 characters at most', () => {
    const titles = written.map((page) => [page.address, page.document.querySelector('title')?.text ?? ''] as const)
    expect(shared(titles)).toEqual([])
    expect(titles.filter(([, text]) => text.length < 10 || text.length > 60)).toEqual([])
  })

  test('has a description of its own, of 50 to 155 characters', () => {
    const descriptions = written.map(
      (page) => [page.address, attributes(page, 'meta[name=description]', 'content')[0] ?? ''] as const,
    )
    expect(shared(descriptions)).toEqual([])
    expect(descriptions.filter(([, text]) => text.length < 50 || text.length > 155)).toEqual([])
  })

  test('has the tags by which it is shared', () => {
    const required = ['og:title', 'og:description', 'og:type', 'og:url', 'og:site_name', 'og:locale']
    expect(
      failuresOf([...pages, ...languageRedirects], (page) => [
        ...required.filter((name) => !attributes(page, `meta[property="${name}"]`, 'content')[0]),
        ...(attributes(page, 'meta[name="twitter:card"]', 'content')[0] ? [] : ['twitter:card']),
      ]),
    ).toEqual([])
  })

  test('has no script but the client entry, and data that is not run', () => {
    expect(
      failuresOf(read, ({ document, path }) => {
        const scripts = document
          .querySelectorAll('script:not([type="application/ld+json"])')
          // It must run before the list is laid out.
          .filter((script) => path !== '/caseStudies' || !script.textContent.startsWith('(function chooseCategory'))
        const entries = scripts.filter((script) =>
          /^\/assets\/entries\/renderer_client\.[\w-]+\.js$/.test(script.getAttribute('src') ?? ''),
        )
        return scripts.length === 1 && entries.length === 1
          ? []
          : scripts.map((script) => script.outerHTML.slice(0, 80))
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

  test('offers the newsletter once, and says at its foot nothing that the home page begins with', () => {
    expect(
      failuresOf(read, ({ document, locale }) => {
        const forms = document.querySelectorAll('form[data-form^=newsletter]')
        const footer = plain(textOf(document.querySelector('body > footer') ?? document))
        return [
          ...(forms.length === 1 ? [] : [`${forms.length} forms`]),
          ...(footer.includes(plain(textOfSite(locale ?? 'fr', 'common:site.tagline'))) ? ['the tagline'] : []),
        ]
      }),
    ).toEqual([])
  })

  test('of the blog names the newest three articles, whatever it lists itself', () => {
    const blog = pages.filter(({ path }) => parseListingPath(path))
    const daysIn = ({ document }: BuiltPage, selector: string) =>
      document.querySelectorAll(`${selector} time`).map((time) => time.getAttribute('datetime') ?? '')
    expect(
      failuresOf(blog, (page) => {
        const listed = blog.filter(({ locale }) => locale === page.locale).flatMap((each) => daysIn(each, 'article'))
        const newest = [...new Set(listed)].toSorted().slice(-3).toReversed()
        const recent = daysIn(page, '[data-recent]')
        return String(recent) === String(newest) ? [] : [`${recent.join()} in place of ${newest.join()}`]
      }),
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

  test('gives every picture its size and its description', () => {
    expect(
      failuresOf(read, ({ document }) =>
        document
          .querySelectorAll('img')
          .filter(
            (image) =>
              !Number(image.getAttribute('width')) ||
              !Number(image.getAttribute('height')) ||
              image.getAttribute('alt') === undefined,
          )
          .map((image) => image.outerHTML),
      ),
    ).toEqual([])
  })

  test('loads nothing from elsewhere', () => {
    expect(
      failuresOf(allPages, ({ document }) =>
        document
          .querySelectorAll(
            'img, script, source, video, iframe, link[rel=stylesheet], link[rel=preload], link[rel=icon]',
          )
          .flatMap((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? [])
          .filter((address) => !/^\/(?!\/)/.test(address)),
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

  test('refers to ids that there are', () => {
    const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list']
    expect(
      failuresOf(read, (page) => {
        const ids = new Set(attributes(page, '[id]', 'id'))
        return references.flatMap((name) =>
          page.document
            .querySelectorAll('*')
            .flatMap(
              (element) => Object.entries(element.attributes).find(([key]) => key.toLowerCase() === name)?.[1] ?? [],
            )
            .flatMap((value) => value.split(/\s+/))
            .filter((id) => !ids.has(id))
            .map((id) => `${name}="${id}"`),
        )
      }),
    ).toEqual([])
  })

  test('gives every field a label', () => {
    expect(
      failuresOf(read, ({ document }) =>
        document
          .querySelectorAll('input:not([type=hidden]), textarea, select')
          .filter(
            (field) =>
              !field.getAttribute('aria-label') &&
              !field.closest('label') &&
              !document.querySelector(`label[for="${field.id}"]`),
          )
          .map((field) => field.outerHTML),
      ),
    ).toEqual([])
  })

  test(
    'needs no more than 14 kB for its first screen, HTML and styles together',
    () => {
      expect(
        failuresOf(read, ({ html }) => {
          const size = brotliCompressSync(html).length
          return size <= FIRST_ROUND_TRIP ? [] : [`${size} bytes. ${whatWeighs(html)}`]
        }),
      ).toEqual([])
    },
    COMPRESSING_TIMEOUT,
  )
})
