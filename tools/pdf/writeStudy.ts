import { join } from 'node:path'
import { formatDay } from '../../components/Day/formatDay.ts'
import { isNeutralLink, localizeLink, localizePath } from '../../renderer/addresses.ts'
import type { Locale } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { ContentError } from '../content/flaws.ts'
import type { ContentEntry } from '../content/loadDocument.ts'
import { readSource } from '../content/readSource.ts'
import { readText } from '../content/readText.ts'
import { drawCover } from './cover.ts'
import type { FontFiles } from './faces.ts'
import { drawInvitation } from './invitation.ts'
import { drawOutcomes } from './outcomes.ts'
import { readPalette } from './palette.ts'
import { Pen } from './pen.ts'
import { loadPicture } from './pictures.ts'
import { readStudy } from './readStudy.ts'
import { setBlocks, type Setting } from './setBlocks.ts'
import { footLine, fullFrame, textFrame } from './sheet.ts'
import { placeSlabs, turnPage, type Cursor } from './slabs.ts'
import { stylesOf } from './styles.ts'

/** What is the same for all PDFs of a build. */
export interface WriteOptions {
  /** The project's root. */
  readonly root: string
  readonly fonts: FontFiles
  /** The languages that a page is written in. */
  readonly translationsOf: (path: string) => readonly Locale[]
}

/**
 * Sets a case study as a PDF: from the same document as its page, so that it says the same.
 *
 * @throws ContentError where the document holds what a PDF cannot
 */
export async function writeStudy(
  { file, path, locale, frontmatter, images }: ContentEntry<'case-studies'>,
  { root, fonts, translationsOf }: WriteOptions,
): Promise<Buffer> {
  const resolve = (href: string) =>
    isNeutralLink(href) ? siteConfig.url + localizeLink(href, locale, translationsOf).href : href
  const source = readSource(join(root, file)) ?? ''
  const { blocks, pictures, flaws } = readStudy(source, { file: file.slice(1), locale, resolve })
  if (flaws.length > 0) throw new ContentError(flaws)

  const { title, description, date, client, category, imageAlt, outcomes, callToAction } = frontmatter
  const text = (key: `${string}:${string}`) => readText(root, locale, key)
  const field = text(`caseStudies:categories.${category}`)
  const pen = new Pen(fonts, {
    title,
    author: siteConfig.name,
    subject: description,
    keywords: [text('caseStudies:pdf.kind'), field, client].join(', '),
    lang: locale,
    date,
  })
  const palette = readPalette(root)
  pen.addPage()
  const document = pen.addBookmark(title, 0)
  const setting: Setting = {
    pen,
    palette,
    styles: stylesOf(palette),
    locale,
    pictures: new Map(pictures.map((picture) => [picture.file, loadPicture(root, picture.file)])),
    notesTitle: text('common:footnotes.title'),
    onPart: (part, y) => pen.addBookmark(part, y - 12, document),
  }

  pen.open('Document')
  drawCover(setting, {
    brand: siteConfig.name,
    kind: text('caseStudies:pdf.kind'),
    title,
    client,
    lead: description,
    facts: [
      { term: text('caseStudies:study.client'), value: client },
      { term: text('caseStudies:study.field'), value: field },
      { term: text('caseStudies:pdf.date'), value: formatDay(date, locale) },
    ],
    picture: loadPicture(root, images['image']?.file ?? ''),
    pictureAlt: imageAlt,
  })

  const cursor: Cursor = { y: 0, floor: 0 }
  turnPage(pen, cursor)
  const outcomesTitle = text('caseStudies:study.outcomes')
  setting.onPart(outcomesTitle, 0)
  cursor.y = drawOutcomes(setting, { title: outcomesTitle, outcomes }) + 24
  placeSlabs(pen, setBlocks(setting, blocks, textFrame), cursor)
  drawInvitation(
    setting,
    {
      title: callToAction.title,
      text: callToAction.text,
      action: { label: callToAction.label, url: resolve(callToAction.link) },
      contactTitle: text('common:footer.contact'),
      contacts: contactsOf(text, resolve, callToAction.link),
    },
    cursor,
  )
  pen.close()
  drawFeet(setting, `${siteConfig.url}${localizePath(path, locale)}`, text('caseStudies:pdf.page'))
  return pen.finish()
}

/** All that leads to the agency; the way to a quote too, where the document's own call leads elsewhere. */
function contactsOf(text: (key: `${string}:${string}`) => string, resolve: (href: string) => string, link: string) {
  const { email, offices } = siteConfig
  const quote = { label: text('caseStudies:callToAction.label'), url: resolve('/requestaquote') }
  return [
    ...(link === '/requestaquote' ? [] : [quote]),
    { label: email, url: `mailto:${email}` },
    ...[offices.canada, offices.cameroon].map(({ phone }) => ({
      label: phone,
      url: `tel:${phone.replaceAll(/[^+\d]/g, '')}`,
    })),
    { label: siteConfig.url.replace(/^https?:\/\//, ''), url: resolve('/') },
  ]
}

/** Where the page is, and where in the document this is. */
function drawFeet({ pen, styles }: Setting, address: string, pattern: string): void {
  pen.onEveryPage((page, pages) => {
    const number = pattern.replace('{{page}}', String(page)).replace('{{pages}}', String(pages))
    const width = pen.measure({ text: number }, number, styles.small)
    pen.decorativeText(address.replace(/^https?:\/\//, ''), fullFrame.x, footLine, styles.small, 'Pagination')
    pen.decorativeText(number, fullFrame.x + fullFrame.width - width, footLine, styles.small, 'Pagination')
  })
}
