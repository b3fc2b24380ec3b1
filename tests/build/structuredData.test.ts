import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { locales } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { allPages, collectionOf, failuresOf, getPage, pages, plain, textOf, type BuiltPage } from './site.ts'

const thing = z.looseObject({ '@type': z.string(), '@id': z.string().optional() })
type Thing = z.infer<typeof thing>

/** Returns the structured data of a page. */
function thingsOf({ document }: BuiltPage): Thing[] {
  return document.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => {
    const data: unknown = JSON.parse(script.textContent)
    const { '@context': context, '@graph': graph, ...only } = z.looseObject({}).parse(data)
    expect(context).toBe('https://schema.org')
    return graph === undefined ? [thing.parse(only)] : z.array(thing).parse(graph)
  })
}

function thingOn(address: string, type: string): Thing {
  const found = thingsOf(getPage(address)).find((candidate) => candidate['@type'] === type)
  if (!found) throw new Error(`${address} tells of no ${type}.`)
  return found
}

/** Returns every object in it that has a type, at any depth. */
function nested(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(nested)
  if (typeof value !== 'object' || value === null) return []
  const own = thing.safeParse(value)
  return [...(own.success ? [own.data] : []), ...Object.values(value).flatMap(nested)]
}

function headingOf({ document }: BuiltPage): string {
  const heading = document.querySelector('h1')
  return heading ? plain(textOf(heading)) : ''
}

const telling = allPages.filter((page) => thingsOf(page).length > 0)

test('every item referenced anywhere is described, with the same name, on some page', () => {
  const described = new Map<string, unknown>()
  for (const page of telling) {
    for (const data of thingsOf(page)) if (data['@id']) described.set(data['@id'], data['name'] ?? data['headline'])
  }
  const named = telling.flatMap((page) => thingsOf(page).flatMap(nested))
  expect(
    named
      .filter((data) => data['@id'] && !data['@id'].includes('#office-'))
      .filter((data) => described.get(data['@id'] ?? '') !== (data['name'] ?? data['headline'])),
  ).toEqual([])
})

describe.each(locales)('in %s', (locale) => {
  test('the home page describes the site', () => {
    expect(thingOn(`/${locale}`, 'WebSite')).toMatchObject({ name: siteConfig.name, url: siteConfig.url })
  })

  test.each(['about', 'contact'])('/%s describes the agency with the offices it shows', (path) => {
    const page = getPage(`/${locale}/${path}`)
    const agency = thingOn(page.address, 'Organization')
    expect(agency).toMatchObject({
      name: siteConfig.name,
      email: siteConfig.email,
      foundingDate: expect.stringMatching(/^\d{4}$/),
    })
    const offices = z
      .array(
        z.object({
          '@type': z.literal('ProfessionalService'),
          telephone: z.string(),
          address: z.object({ streetAddress: z.string(), addressLocality: z.string(), addressCountry: z.string() }),
        }),
      )
      .parse(agency['subOrganization'])
    const text = textOf(page.document)
    expect(offices).toHaveLength(siteConfig.offices.length)
    expect(
      offices
        .flatMap(({ telephone, address }) => [telephone, address.streetAddress, address.addressLocality])
        .filter((shown) => !text.includes(shown)),
    ).toEqual([])
  })

  test('every service is described on its page, and listed on the page of services', () => {
    const served = pages.filter((page) => page.locale === locale && page.path.startsWith('/services/'))
    for (const page of served) {
      const service = thingOn(page.address, 'Service')
      expect(plain(String(service['name']))).toBe(headingOf(page))
      expect(service['url']).toBe(`${siteConfig.url}${page.address}`)
      expect(thingsOf(getPage(`/${locale}/services`)).map((data) => data['@id'])).toContain(service['@id'])
    }
  })

  test('every article has the data shown on its page', () => {
    const articles = pages.filter((page) => page.locale === locale && page.path.startsWith('/articles/'))
    const contentOf = (document: HTMLElement, name: string) =>
      document.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
    for (const page of articles) {
      const article = thingOn(page.address, 'BlogPosting')
      expect(plain(String(article['headline']))).toBe(headingOf(page))
      expect(article).toMatchObject({
        mainEntityOfPage: page.document.querySelector('link[rel=canonical]')?.getAttribute('href'),
        datePublished: contentOf(page.document, 'article:published_time'),
        dateModified: contentOf(page.document, 'article:modified_time'),
        author: { name: page.document.querySelector('a[rel=author]')?.text },
      })
      expect(page.document.querySelector('main time')?.getAttribute('datetime')).toBe(article['datePublished'])
    }
  })
})

test('every video is described as on its page', () => {
  const shown = pages.filter(({ document }) => document.querySelector('video'))
  expect(pages.filter((page) => thingsOf(page).some((data) => data['@type'] === 'VideoObject'))).toEqual(shown)
  for (const { address, document, locale } of shown) {
    const video = document.querySelector('video')
    const section = video?.closest('section')
    const described = thingOn(address, 'VideoObject')
    expect(described).toMatchObject({
      contentUrl: `${siteConfig.url}${video?.getAttribute('src')}`,
      thumbnailUrl: `${siteConfig.url}${section?.querySelector('img')?.getAttribute('src')}`,
      duration: expect.stringMatching(/^PT(?:\d+M)?(?:\d+S)?$/),
      inLanguage: locale,
      mainEntityOfPage: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    })
    expect(described['name']).toBe(section?.querySelector('h2')?.text)
    expect(textOf(document)).toContain(described['description'])
  }
})

describe('breadcrumbs', () => {
  const belowLists = pages.filter((page) => collectionOf(page) !== undefined)

  test('are on every page below a list and on policies, and on no other', () => {
    expect(pages.filter((page) => thingsOf(page).some((data) => data['@type'] === 'BreadcrumbList'))).toEqual(
      belowLists,
    )
  })

  test('are the same in structured data, and end with the page itself', () => {
    const list = z.array(z.object({ position: z.number(), name: z.string(), item: z.string().optional() }))
    expect(
      failuresOf(belowLists, (page) => {
        const items = list.parse(thingOn(page.address, 'BreadcrumbList')['itemListElement'])
        const label = page.locale === 'fr' ? 'Fil d’Ariane' : 'Breadcrumb'
        const shown = page.document.querySelectorAll(`main nav[aria-label="${label}"] a`).map((link) => ({
          name: link.text,
          item: `${siteConfig.url}${link.getAttribute('href')}`,
        }))
        expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
        expect(items.slice(0, -1).map(({ name, item }) => ({ name, item }))).toEqual(shown)
        expect(shown.length).toBeGreaterThan(0)
        return plain(items.at(-1)?.name ?? '') === headingOf(page) ? [] : [`${items.at(-1)?.name}`]
      }),
    ).toEqual([])
  })
})
