import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { globSync } from 'tinyglobby'
import { beforeAll, describe, expect, test } from 'vitest'
import { titleOfDocument } from '../../renderer/agencyDetails.ts'
import { isLocale, languages, locales, type Locale } from '../../renderer/languages.ts'
import { pdfAddress } from '../../renderer/fileAddresses.ts'
import { siteConfig } from '../../site.config.ts'
import { loadValidContent } from '../../tools/content/load.ts'
import { readText as readString } from '../../tools/content/texts.ts'
import { isOf } from '../../renderer/entry.ts'
import { isOnPaper } from '../../tools/paper/describeDocument.ts'
import { writePdf } from '../../tools/paper/pdfs.ts'
import { allPages, failuresOf, getPage, pages, siteFolder } from './site.ts'

type Pdf = Awaited<ReturnType<typeof getDocument>['promise']>
type Page = Awaited<ReturnType<Pdf['getPage']>>
type StructureNode = Awaited<ReturnType<Page['getStructTree']>>

/** What is asked of a PDF, read once. */
interface ReadPdf {
  readonly pdf: Pdf
  readonly pages: readonly Page[]
  /** All that can be read, in reading order, its spaces made plain. */
  readonly text: string
  /** The tags of the structure, each as often as it occurs. */
  readonly tags: readonly string[]
  readonly figures: readonly (string | undefined)[]
  readonly links: readonly string[]
}

const documents = await loadValidContent(process.cwd(), { drafts: false })
const papers = documents.filter(isOnPaper)
const onPaper = papers.map(({ entry }) => entry)

const addressOf = ({ path, locale }: { path: string; locale: Locale }) => pdfAddress(path, locale)
const bytesOf = (address: string) => readFileSync(join(siteFolder, address))
const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim()
/** Lines may end within a word that has a hyphen, and figures stand apart: where spaces are says nothing. */
const dense = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, '')

/** What is read out: a paragraph that goes on overleaf is not interrupted by the foot of the page. */
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
  const sheets = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
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
  for (const sheet of sheets) {
    collect(await sheet.getStructTree())
    texts.push(readText(await sheet.getTextContent({ includeMarkedContent: true })))
    const annotations: { url?: string; unsafeUrl?: string; dest?: unknown }[] = await sheet.getAnnotations()
    // Those that lead to a place of the PDF itself are footnotes.
    links.push(...annotations.flatMap(({ url, unsafeUrl, dest }) => (dest ? [] : (url ?? unsafeUrl ?? ''))))
  }
  return { pdf, pages: sheets, text: plain(texts.join(' ')), tags, figures, links }
}

test('each article, case study and policy has a PDF in each language that it is written in, and there is no other', () => {
  expect(
    globSync('**/*.pdf', { cwd: siteFolder })
      .map((file) => `/${file}`)
      .toSorted(),
  ).toEqual(onPaper.map(addressOf).toSorted())
  expect(onPaper.length).toBeGreaterThanOrEqual(24)
})

describe.each(onPaper.map((entry) => [addressOf(entry), entry] as const))('%s', (address, entry) => {
  const { frontmatter, locale, file, path } = entry
  const title = titleOfDocument(entry, readString('.', locale, 'agency:unfilled.draft'))
  const source = readFileSync(`.${file}`, 'utf8')
  const parts = source.match(/^## /gm)?.length ?? 0
  let contents: ReadPdf

  beforeAll(async () => {
    contents = await read(bytesOf(address))
  })

  test('says what its page says: title, outcomes, headings, the call', () => {
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
      // No video plays on paper, there is nothing to press, and footnotes are at the foot.
      .filter((element) => !element.closest('#video, nav, [data-script=share], #footnote-label'))
      .map((element) => element.textContent.replace(/#$/, ''))
    const expected = [title, description, ...said, ...onPage]
    expect(expected.length).toBeGreaterThan(isOf(entry, 'policies') ? 5 : parts + 5)
    const text = dense(contents.text)
    expect(expected.filter((part) => !text.includes(dense(part)))).toEqual([])
  })

  test('says so in its metadata, in its language', async () => {
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
    // Besides the parts of the text: the outcomes of a study, the call, the sections of a policy.
    const others = isOf(entry, 'policies') ? (entry.frontmatter.sections?.length ?? 0) : isOf(entry, 'articles') ? 1 : 2
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

  test('has nothing on its pages that is neither part of the structure nor marked as decoration', async () => {
    const painting = new Set([
      OPS.showText,
      OPS.fill,
      OPS.eoFill,
      OPS.stroke,
      OPS.paintImageXObject,
      OPS.paintInlineImageXObject,
    ])
    for (const page of contents.pages) {
      const { fnArray } = await page.getOperatorList()
      let depth = 0
      let unmarked = 0
      for (const operator of fnArray) {
        if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth += 1
        else if (operator === OPS.endMarkedContent) depth -= 1
        else if (painting.has(operator) && depth === 0) unmarked += 1
      }
      expect({ page: page.pageNumber, depth, unmarked }).toEqual({ page: page.pageNumber, depth: 0, unmarked: 0 })
    }
  })

  test('has links that say what they are', async () => {
    for (const page of contents.pages) {
      const annotations: { contentsObj?: { str: string } }[] = await page.getAnnotations()
      expect(annotations.filter(({ contentsObj }) => !contentsObj?.str)).toEqual([])
    }
  })

  test('has an outline of its parts', async () => {
    const outline = await contents.pdf.getOutline()
    expect(outline.map((item) => plain(item.title))).toEqual([plain(title)])
    expect(outline[0]?.items.length).toBeGreaterThanOrEqual(4)
  })

  test('brings all its faces along', async () => {
    const names: string[] = []
    for (const page of contents.pages) {
      const { fnArray, argsArray } = await page.getOperatorList()
      const used = new Set(
        fnArray.flatMap((operator, index) => (operator === OPS.setFont ? [argsArray[index][0]] : [])),
      )
      for (const id of used) {
        const font: { name: string; missingFile: boolean; data?: Uint8Array } = page.commonObjs.get(id)
        expect(font.missingFile, font.name).toBe(false)
        names.push(font.name)
      }
    }
    const faces = [...new Set(names.map((name) => name.replace(/^.*\+/, '')))]
    expect(faces).toEqual(expect.arrayContaining(['NotoSerifDisplay-Regular', 'SourceSerif4-Regular']))
    expect(faces.filter((face) => !/^(?:NotoSerifDisplay|SourceSerif4)-/.test(face))).toEqual([])
  })

  test('keeps what is read where both A4 and Letter have paper', async () => {
    const outside: string[] = []
    for (const page of contents.pages) {
      const [, , width = 0, height = 0] = page.view
      const { items } = await page.getTextContent()
      for (const item of items) {
        if (!('str' in item) || item.str.trim() === '') continue
        const [x = 0, y = 0] = item.transform.slice(4)
        // Letter is 50 points less high; printers leave a quarter of an inch.
        const isInside = x >= 18 && x + item.width <= width - 18 && y >= 50 + 12 && y <= height - 25 - 12
        if (!isInside) outside.push(item.str)
      }
    }
    expect(outside).toEqual([])
  })

  test('leads to pages that there are, in its language, and to a quote', () => {
    const own = contents.links.filter((link) => link.startsWith(siteConfig.url))
    const known = new Set(allPages.map((page) => page.address))
    const toPages = own.filter((link) => link !== `${siteConfig.url}/licenses.txt`)
    expect(toPages.filter((link) => !known.has(new URL(link).pathname))).toEqual([])
    expect(toPages.filter((link) => !link.startsWith(`${siteConfig.url}/${locale}`))).toEqual([])
    // A policy asks for nothing.
    expect(own.includes(`${siteConfig.url}/${locale}/requestaquote`)).toBe(!isOf(entry, 'policies'))
    expect(contents.links.filter((link) => !/^(?:https:|mailto:|tel:)/.test(link))).toEqual([])
  })

  test('says on each page where it is from, and which of how many pages it is', async () => {
    for (const page of contents.pages) {
      const { items } = await page.getTextContent()
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
      expect(text).toContain(`${siteConfig.url.replace(/^https?:\/\//, '')}/${locale}${path}`)
      expect(text).toMatch(new RegExp(`Page\\s+${page.pageNumber}\\s+\\S+\\s+${contents.pages.length}`))
    }
  })
})

test('the same documents make the same bytes', { timeout: 30_000 }, async () => {
  const changed: string[] = []
  for (const document of papers) {
    const again = await writePdf(process.cwd(), document, documents)
    const address = addressOf(document.entry)
    if (!again.equals(bytesOf(address))) changed.push(address)
  }
  expect(changed).toEqual([])
})

test('pages and cards offer the PDF of their language, with its format and its size', () => {
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
        // A document shown in French for want of a translation has a French PDF, and says so.
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
