import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { locales } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import {
  allPages,
  failuresOf,
  languageRedirects,
  getPage,
  pages,
  plain,
  siteFolder,
  textOf,
  type BuiltPage,
} from './site.ts'

const thing = z.looseObject({ '@type': z.string(), '@id': z.string().optional() })
type Thing = z.infer<typeof thing>

/** The things that a page tells machines of. */
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

/** Everything in it that has a type, at any depth. */
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

describe('validators', () => {
  test('of the vocabulary, https://schema.org as types, accept what the built pages hold', () => {
    const folder = '.cache/structuredData'
    const distinct = [...new Set(telling.flatMap((page) => thingsOf(page).map((data) => JSON.stringify(data))))]
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    // Each as a constant of its own type: of a union the compiler would only say that nothing fits.
    const lines = distinct.map((json) => {
      const { '@type': type } = thing.parse(JSON.parse(json))
      return `({"@context":"https://schema.org",${json.slice(1)}) satisfies WithContext<${type}>`
    })
    const types = new Set(distinct.map((json) => thing.parse(JSON.parse(json))['@type']))
    writeFileSync(
      join(folder, 'built.ts'),
      [
        `import type { WithContext, ${[...types].join(', ')} } from 'schema-dts'`,
        ...lines,
        '// @ts-expect-error what is not in the vocabulary is an error',
        `({"@context":"https://schema.org","@type":"Person","nome":"Nobody"}) satisfies WithContext<Person>`,
      ].join('\n;'),
    )
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'], exclude: [] }),
    )
    const { stdout, status } = spawnSync('npx', ['tsc', '--project', folder], { encoding: 'utf8' })
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
    expect([...types].toSorted()).toEqual([
      'BlogPosting',
      'BreadcrumbList',
      'Organization',
      'Person',
      'Service',
      'VideoObject',
      'WebSite',
    ])
  }, 60_000)
})

test('every thing that is named somewhere is described, with the same name, on some page', () => {
  const described = new Map<string, unknown>()
  for (const page of telling) {
    for (const data of thingsOf(page)) if (data['@id']) described.set(data['@id'], data['name'] ?? data['headline'])
  }
  const named = telling.flatMap((page) => thingsOf(page).flatMap(nested))
  expect(
    named
      .filter((data) => data['@id'] && !data['@id'].includes('#canada') && !data['@id'].includes('#cameroon'))
      .filter((data) => described.get(data['@id'] ?? '') !== (data['name'] ?? data['headline'])),
  ).toEqual([])
})

test('pictures that it names are there', () => {
  const images = telling
    .flatMap((page) => thingsOf(page).flatMap(nested))
    .flatMap((data) => [data['image'], data['logo']])
    .filter((image) => typeof image === 'string')
  expect(images.length).toBeGreaterThan(10)
  expect(images.filter((image) => !existsSync(join(siteFolder, image.slice(siteConfig.url.length))))).toEqual([])
})

describe.each(locales)('in %s', (locale) => {
  test('the home page names the site', () => {
    expect(thingOn(`/${locale}`, 'WebSite')).toMatchObject({ name: siteConfig.name, url: siteConfig.url })
  })

  test.each(['about', 'contact'])('/%s describes the agency with the offices that it shows', (path) => {
    const page = getPage(`/${locale}/${path}`)
    const agency = thingOn(page.address, 'Organization')
    expect(agency).toMatchObject({ name: siteConfig.name, email: siteConfig.email, foundingDate: '2024' })
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
    expect(offices.map(({ address }) => `${address.addressLocality}, ${address.addressCountry}`)).toEqual([
      'Montréal, CA',
      'Douala, CM',
    ])
    expect(
      offices
        .flatMap(({ telephone, address }) => [telephone, address.streetAddress, address.addressLocality])
        .filter((shown) => !text.includes(shown)),
    ).toEqual([])
  })

  test('every service is described on its page, and named on the page of services', () => {
    const served = pages.filter((page) => page.locale === locale && page.path.startsWith('/services/'))
    expect(served).toHaveLength(5)
    for (const page of served) {
      const service = thingOn(page.address, 'Service')
      expect(plain(String(service['name']))).toBe(headingOf(page))
      expect(service['url']).toBe(`${siteConfig.url}${page.address}`)
      expect(thingsOf(getPage(`/${locale}/services`)).map((data) => data['@id'])).toContain(service['@id'])
    }
  })

  test('every article says what its page shows', () => {
    const articles = pages.filter((page) => page.locale === locale && page.path.startsWith('/articles/'))
    const contentOf = (document: HTMLElement, name: string) =>
      document.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
    expect(articles.length).toBeGreaterThan(5)
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
    expect(thingOn(`/${locale}/articles/legal-errors`, 'BlogPosting')['inLanguage']).toBe(locale)
    expect(thingOn(`/${locale}/articles/francais-trois-rives`, 'BlogPosting')['inLanguage']).toBe('fr')
  })

  test('everyone of the team is described on the page of the team and on their own', () => {
    for (const slug of ['clarisse-mbarga', 'etienne-valcourt', 'nadia-belhadj-roy']) {
      const page = getPage(`/${locale}/${slug}`)
      const person = thingOn(page.address, 'Person')
      expect(person['name']).toBe(headingOf(page))
      expect(textOf(page.document)).toContain(String(person['jobTitle']))
      const team = getPage(`/${locale}/team`)
      expect(thingsOf(team)).toContainEqual(person)
      const named = team.document.querySelectorAll('main section li h3').map((name) => textOf(name))
      expect(named).toContain(person['name'])
    }
  })
})

test('every video is described as its page shows it', () => {
  const shown = pages.filter(({ document }) => document.querySelector('video'))
  expect(shown.length).toBeGreaterThan(0)
  expect(pages.filter((page) => thingsOf(page).some((data) => data['@type'] === 'VideoObject'))).toEqual(shown)
  for (const { address, document, locale } of shown) {
    const video = document.querySelector('video')
    const section = video?.closest('section')
    const described = thingOn(address, 'VideoObject')
    expect(described).toMatchObject({
      contentUrl: `${siteConfig.url}${video?.getAttribute('src')}`,
      thumbnailUrl: `${siteConfig.url}${section?.querySelector('img')?.getAttribute('src')}`,
      duration: 'PT12S',
      inLanguage: locale,
      mainEntityOfPage: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    })
    expect(described['name']).toBe(section?.querySelector('h2')?.text)
    expect(textOf(document)).toContain(described['description'])
  }
})

describe('breadcrumbs', () => {
  const belowLists = pages.filter(({ path }) =>
    /^\/(?:articles\/|services\/|ecommerceLocalization|legal-translation|app-ui-adaptation|clarisse-|etienne-|nadia-|confidentialite|politique-securite|legal-notice|privacy|terms|nda|accessibility)/.test(
      path,
    ),
  )

  test('stand on every page below a list, on policies, and on no other', () => {
    expect(pages.filter((page) => thingsOf(page).some((data) => data['@type'] === 'BreadcrumbList'))).toEqual(
      belowLists,
    )
  })

  test('are for machines what they are for readers, and end with the page itself', () => {
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

test('language redirects tell machines nothing, but for the first of all, which names the site', () => {
  expect(languageRedirects.filter((redirect) => thingsOf(redirect).length > 0).map(({ address }) => address)).toEqual([
    '/',
  ])
})
