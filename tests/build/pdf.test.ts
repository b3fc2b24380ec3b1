import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { globSync } from 'tinyglobby'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isOf } from '../../renderer/entry.ts'
import { pdfAddress } from '../../renderer/fileAddresses.ts'
import { isLocale, languages, locales, type Locale } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { openValidContent } from '../../tools/content/openContent.ts'
import { isOnPaper } from '../../tools/paper/describeDocument.ts'
import { allPages, failuresOf, getPage, pages, siteFolder } from './site.ts'

type Pdf = Awaited<ReturnType<typeof getDocument>['promise']>
type Page = Awaited<ReturnType<Pdf['getPage']>>
type StructureNode = Awaited<ReturnType<Page['getStructTree']>>

interface Sheet {
  readonly page: Page
  readonly operators: Awaited<ReturnType<Page['getOperatorList']>>
  readonly items: Awaited<ReturnType<Page['getTextContent']>>['items']
  readonly annotations: ReadonlyArray<{
    readonly url?: string
    readonly unsafeUrl?: string
    readonly dest?: unknown
    readonly contentsObj?: { readonly str: string }
  }>
}

/** The parsed content of a PDF. */
interface ReadPdf {
  readonly pdf: Pdf
  readonly sheets: readonly Sheet[]
  /** The text in reading order, with plain spaces. */
  readonly text: string
  /** The structure tags, with repetitions. */
  readonly tags: readonly string[]
  readonly figures: readonly (string | undefined)[]
  readonly links: readonly string[]
}

const { documents } = await openValidContent(process.cwd(), { drafts: false })
const papers = documents.filter(isOnPaper)
const onPaper = papers.map(({ entry }) => entry)

/** The fonts of tools/paper/fonts. No others have these names. */
const BUNDLED =
  /^[A-Z]{6}\+Site(?:Text-(?:Regular|Italic|Semibold|SemiboldItalic)|Display-(?:Bold|BoldItalic)|OtherLetters-(?:Regular|Bold))$/
/** What pdfjs returns of a font, and of a text: glyphs, and numbers for kerning. */
const loadedFont = z.object({ name: z.string() })
const shownText = z.tuple([z.array(z.union([z.number(), z.object({ originalCharCode: z.number() })]))])

const addressOf = ({ path, locale }: { path: string; locale: Locale }) => pdfAddress(path, locale)
const bytesOf = (address: string) => readFileSync(join(siteFolder, address))
const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim()
/** Removes spaces: lines may break after a hyphen, and figures are set apart, so spaces mean nothing. */
const dense = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, '')

/** The text for screen readers: the footer does not interrupt a paragraph that continues on the next page. */
function readText({ items }: Awaited<ReturnType<Page['getTextContent']>>): string {
  const open: boolean[] = []
  let text = ''
  for (const item of items) {
    if ('str' in item) text += open.includes(true) ? '' : item.str + (item.hasEOL ? ' ' : '')
    else if (item.type.startsWith('begin')) open.push(Reflect.get(item, 'tag') === 'Artifact')
    else open.pop()
  }
  return text
}

async function read(bytes: Buffer): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), fontExtraProperties: true, verbosity: 0 }).promise
  const sheets: Sheet[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    sheets.push({ page, operators: await page.getOperatorList(), items, annotations: await page.getAnnotations() })
  }
  const tags: string[] = []
  const figures: (string | undefined)[] = []
  const collect = (node: StructureNode): void => {
    if (!('role' in node)) return
    tags.push(node.role)
    if (node.role === 'Figure') figures.push(Reflect.get(node, 'alt'))
    for (const child of node.children) if ('children' in child) collect(child)
  }
  const texts: string[] = []
  const links: string[] = []
  for (const { page, annotations } of sheets) {
    collect(await page.getStructTree())
    texts.push(readText(await page.getTextContent({ includeMarkedContent: true })))
    // Links within the PDF are footnotes.
    links.push(...annotations.flatMap(({ url, unsafeUrl, dest }) => (dest ? [] : (url ?? unsafeUrl ?? ''))))
  }
  return { pdf, sheets, text: plain(texts.join(' ')), tags, figures, links }
}

test('each article, case study and policy has a PDF in each language it is written in, and there are no others', () => {
  expect(
    globSync('**/*.pdf', { cwd: siteFolder })
      .map((file) => `/${file}`)
      .toSorted(),
  ).toEqual(onPaper.map(addressOf).toSorted())
})

describe.each(onPaper.map((entry) => [addressOf(entry), entry] as const))('%s', (address, entry) => {
  const { frontmatter, locale, file, path } = entry
  const { title } = frontmatter
  const source = readFileSync(`.${file}`, 'utf8')
  const parts = source.match(/^## /gm)?.length ?? 0
  let contents: ReadPdf

  beforeAll(async () => {
    contents = await read(bytesOf(address))
  })

  test('has the content of its page: title, outcomes, headings, call to action', () => {
    const { description } = frontmatter
    const said = isOf(entry, 'case-studies')
      ? [
          entry.frontmatter.client,
          ...entry.frontmatter.outcomes,
          ...Object.values(entry.frontmatter.callToAction).slice(0, 3),
        ]
      : isOf(entry, 'policies')
        ? [
            ...(entry.frontmatter.sections ?? []).flatMap((section) => [
              section.title,
              ...('items' in section
                ? section.items.flatMap((item) => [item.label, item.description])
                : section.paragraphs),
            ]),
            ...entry.sections.map(({ title: heading }) => heading),
            ...(entry.frontmatter.signatories ?? []),
          ]
        : []
    const article = getPage(`/${locale}${path}`).document.querySelector('article')
    const onPage = (
      isOf(entry, 'policies') ? [] : (article?.querySelectorAll('h2, h3, blockquote, td, figcaption, li strong') ?? [])
    )
      // Print has no videos and no buttons, and footnotes are at the foot of the page.
      .filter((element) => !element.closest('#video, nav, #footnote-label'))
      .map((element) => element.textContent.replace(/#$/, ''))
    // The cover sets a client and what was done in two sizes, without their colon.
    const expected = [...title.split(/\s*:\s*/), description, ...said, ...onPage]
    expect(expected.length).toBeGreaterThan(isOf(entry, 'policies') ? 5 : parts + 5)
    const text = dense(contents.text)
    expect(expected.filter((part) => !text.includes(dense(part)))).toEqual([])
  })

  test('has the same in its metadata, in its language', async () => {
    const { info, metadata } = await contents.pdf.getMetadata()
    expect(info).toMatchObject({
      Title: title,
      Author: siteConfig.name,
      Subject: frontmatter.description,
      Language: locale,
      CreationDate: `D:${('date' in frontmatter ? frontmatter.date : frontmatter.updated).replaceAll('-', '')}000000Z`,
    })
    expect(metadata.get('dc:title')).toBe(title)
    expect(metadata.get('pdfuaid:part')).toBe('1')
    expect(await contents.pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
  })

  test('is tagged: headings, lists, tables, figures with a description, links', async () => {
    expect(await contents.pdf.getMarkInfo()).toMatchObject({ Marked: true })
    const count = (tag: string) => contents.tags.filter((candidate) => candidate === tag).length
    expect(count('H1')).toBe(1)
    // In addition to the elements of the text: the outcomes and the passage of a study, the call to action, the
    // sections of a policy.
    const others = isOf(entry, 'policies') ? (entry.frontmatter.sections?.length ?? 0) : isOf(entry, 'articles') ? 1 : 3
    expect(count('H2')).toBe(parts + others)
    const written = [
      ['P', true],
      ['Link', true],
      ['L', /^(?:[-*]|\d+\.) /m.test(source)],
      ['Table', /^\| *:?--/m.test(source)],
      ['BlockQuote', /^> |<PullQuote/m.test(source)],
      ['Note', /^\[\^/m.test(source)],
    ] as const
    expect(written.filter(([tag, isWritten]) => count(tag) > 0 !== isWritten)).toEqual([])
    expect(['LI', 'LBody'].filter((tag) => count(tag) === 0)).toEqual(count('L') > 0 ? [] : ['LI', 'LBody'])
    expect(['TR', 'TH', 'TD'].filter((tag) => count(tag) === 0)).toEqual(count('Table') > 0 ? [] : ['TR', 'TH', 'TD'])
    expect(contents.figures).toEqual(expect.arrayContaining('imageAlt' in frontmatter ? [frontmatter.imageAlt] : []))
    expect(contents.figures.filter((description) => !description)).toEqual([])
  })

  test('keeps the text within the area common to A4 and Letter', () => {
    const outside: string[] = []
    for (const { page, items } of contents.sheets) {
      const [, , width = 0, height = 0] = page.view
      for (const item of items) {
        if (!('str' in item) || item.str.trim() === '') continue
        const [x = 0, y = 0] = item.transform.slice(4)
        // Letter is 50 points shorter; printers leave a quarter of an inch.
        const isInside = x >= 18 && x + item.width <= width - 18 && y >= 50 + 12 && y <= height - 25 - 12
        if (!isInside) outside.push(item.str)
      }
    }
    expect(outside).toEqual([])
  })

  test('is set in the bundled fonts alone, which have all of its letters', () => {
    const fonts = new Set<string>()
    const glyphs = new Set<number>()
    for (const { page, operators } of contents.sheets) {
      operators.fnArray.forEach((operator, index) => {
        const given: unknown[] = operators.argsArray[index] ?? []
        if (operator === OPS.setFont) fonts.add(loadedFont.parse(page.commonObjs.get(String(given[0]))).name)
        if (operator !== OPS.showText) return
        for (const glyph of shownText.parse(given)[0]) if (typeof glyph === 'object') glyphs.add(glyph.originalCharCode)
      })
    }
    expect(fonts.size).toBeGreaterThanOrEqual(3)
    expect([...fonts].filter((name) => !BUNDLED.test(name))).toEqual([])
    // Glyph 0 is the box of a missing letter.
    expect(glyphs.size).toBeGreaterThan(50)
    expect(glyphs).not.toContain(0)
  })

  test('links to existing pages in its language, and to what its call to action names', () => {
    const own = contents.links.filter((link) => link.startsWith(siteConfig.url))
    const known = new Set(allPages.map((page) => page.address))
    const toPages = own.filter((link) => link !== `${siteConfig.url}/licenses.txt`)
    expect(toPages.filter((link) => !known.has(new URL(link).pathname))).toEqual([])
    expect(toPages.filter((link) => !link.startsWith(`${siteConfig.url}/${locale}`))).toEqual([])
    // Policies have no call to action.
    const call = isOf(entry, 'case-studies') ? entry.frontmatter.callToAction.link : '/requestaquote'
    expect(own.includes(`${siteConfig.url}/${locale}${call}`)).toBe(!isOf(entry, 'policies'))
    expect(contents.links.filter((link) => !/^(?:https:|mailto:|tel:)/.test(link))).toEqual([])
  })

  test('shows its source and the page number on each page', () => {
    for (const { page, items } of contents.sheets) {
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
      expect(text).toContain(`${siteConfig.url.replace(/^https?:\/\//, '')}/${locale}${path}`)
      expect(text).toMatch(new RegExp(`Page\\s+${page.pageNumber}\\s+\\S+\\s+${contents.sheets.length}`))
    }
  })
})

test('pages and cards link to the PDF in their language, with format and size', () => {
  const offering = pages.filter(({ document }) => document.querySelector('a[href$=".pdf"]'))
  expect(offering.map(({ address }) => address)).toEqual(
    expect.arrayContaining(locales.flatMap((locale) => [`/${locale}`, `/${locale}/caseStudies`])),
  )
  expect(
    failuresOf(offering, ({ document, locale }) =>
      document.querySelectorAll('a[href$=".pdf"]').flatMap((link) => {
        const href = link.getAttribute('href') ?? ''
        const language = link.getAttribute('hrefLang')
        const kilobytes = Math.round(bytesOf(href).length / 1024)
        const size = `PDF, ${kilobytes} ${locale === 'fr' ? 'ko' : 'kB'}`
        // An untranslated document has a French PDF, marked as such.
        const isRight =
          isLocale(language) &&
          href.startsWith(`/${language}/`) &&
          link.getAttribute('type') === 'application/pdf' &&
          plain(link.textContent).endsWith(language === locale ? size : `${size}, ${languages[language].name}`)
        return isRight ? [] : [link.outerHTML]
      }),
    ),
  ).toEqual([])
  for (const { path, locale } of onPaper) {
    const own = getPage(`/${locale}${path}`).document.querySelector('article a[type="application/pdf"]')
    expect(own?.getAttribute('href')).toBe(pdfAddress(path, locale))
  }
})
