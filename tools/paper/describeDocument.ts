import { outcomeFigure } from '../../components/agency/CaseStudyCard/outcomeFigure.ts'
import { passageOf } from '../../components/agency/Passage/passageOf.ts'
import { isNeutralLink, localizeLink, localizePath } from '../../renderer/addresses.ts'
import { isOf, type Entry } from '../../renderer/entry.ts'
import { formatDay } from '../../renderer/formatDay.ts'
import { languages, locales } from '../../renderer/languages.ts'
import { telephoneHref } from '../../renderer/telephoneHref.ts'
import { siteConfig } from '../../site.config.ts'
import { authorOf } from '../content/authorOf.ts'
import { readBody } from '../content/body/readBody.ts'
import type { Content } from '../content/openContent.ts'
import type { LoadedDocument } from '../content/readDocument.ts'
import { readText } from '../content/texts.ts'
import { showTexts } from '../markdown/showTexts.ts'
import { readBlocks } from './readBlocks.ts'
import type { Copy } from './typeset.ts'

const PROTOCOL = /^https?:\/\//
const QUOTE = '/requestaquote'
/** The fields that the signatory fills in. */
const SIGNATURE = ['name', 'capacity', 'place', 'signature'] as const

/** A document that has a PDF. */
export type PaperEntry = Entry<'articles'> | Entry<'case-studies'> | Entry<'policies'>

type Text = (key: `${string}:${string}`) => string

/** A document that has a PDF, with its source. */
export interface PaperDocument {
  readonly entry: PaperEntry
  readonly source: string
}

/** Returns whether a document has a PDF. */
export function isOnPaper(document: LoadedDocument): document is LoadedDocument & PaperDocument {
  const { entry } = document
  return isOf(entry, 'articles') || isOf(entry, 'case-studies') || isOf(entry, 'policies')
}

/** Returns the data of a document's PDF, from the same sources as its page. */
export function describeDocument(content: Content, document: PaperDocument): Copy {
  const { entry, source } = document
  const { locale, path, file } = entry
  const text: Text = (key) => readText(content, locale, key)
  const address = `${siteConfig.url}${localizePath(path, locale)}`
  const writtenIn = (page: string) => {
    const versions = content.documents.filter((other) => other.entry.path === page)
    return versions.length === 0 ? locales : versions.map((other) => other.entry.locale)
  }
  const resolve = (url: string): string => {
    if (url.startsWith('#')) return address + url
    return isNeutralLink(url) ? siteConfig.url + localizeLink(url, locale, writtenIn).href : url
  }
  const { body } = readBody(source, file.slice(1))
  if (!body) throw new Error(`${file.slice(1)} cannot be parsed.`)
  const tree = structuredClone(body.tree)
  showTexts(tree, content.showable[locale])
  const { blocks, pictures } = readBlocks(tree, { file: file.slice(1), locale, resolve })
  const cover = entry.images['image']?.src
  const { template, ...own } = describeCollection(entry, text, content)
  return {
    template,
    data: {
      ...own,
      locale,
      address: address.replace(PROTOCOL, ''),
      brand: siteConfig.name,
      quotes: languages[locale].quotes,
      title: entry.frontmatter.title,
      description: entry.frontmatter.description,
      cover,
      page: text('pdf:page'),
      invitation: own.invitation && { ...own.invitation, link: resolve(own.invitation.link) },
      contact: { title: text('common:footer.contact'), links: listContacts(text, resolve, own.invitation?.link) },
      body: blocks,
    },
    pictures: [...(cover ? [cover.slice(1)] : []), ...pictures],
  }
}

/** The fields that a collection's template needs in addition to the common ones. */
interface CollectionCopy {
  readonly template: Copy['template']
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly facts: ReadonlyArray<{ readonly term: string; readonly value: string }>
  readonly invitation?: Readonly<Record<'title' | 'text' | 'label' | 'link', string>>
  /** Fields that only templates read. */
  readonly [name: string]: unknown
}

function describeCollection(entry: PaperEntry, text: Text, content: Content): CollectionCopy {
  if (isOf(entry, 'case-studies')) return describeStudy(entry, text, content)
  if (isOf(entry, 'articles')) return describeArticle(entry, text, content)
  const { updated, sections = [], signatories } = entry.frontmatter
  const kind = text(signatories ? 'pdf:kinds.agreement' : 'pdf:kinds.policy')
  return {
    template: 'policy',
    kind,
    date: updated,
    facts: [{ term: text('blog:article.updated'), value: formatDay(updated, entry.locale) }],
    keywords: [kind],
    sections,
    hasClauses: true,
    signatures: signatories?.map((signatory) => ({
      signatory,
      lines: SIGNATURE.map((line) => text(`policy:signature.${line}`)),
    })),
  }
}

function describeStudy(entry: Entry<'case-studies'>, text: Text, content: Content): CollectionCopy {
  const { client, category, date, imageAlt, outcomes, callToAction } = entry.frontmatter
  const kind = text('pdf:kinds.study')
  const field = text(`caseStudies:categories.${category}`)
  return {
    template: 'study',
    kind,
    date,
    facts: [
      { term: text('caseStudies:study.client'), value: client },
      { term: text('caseStudies:study.field'), value: field },
      { term: text('pdf:date'), value: formatDay(date, entry.locale) },
    ],
    keywords: [kind, field, client],
    invitation: callToAction,
    client,
    imageAlt,
    outcomesTitle: text('caseStudies:study.outcomes'),
    outcomes: outcomes.map((outcome) => ({ text: outcome, ...outcomeFigure(outcome) })),
    passage: describePassage(entry, text, content),
  }
}

/** The paragraph in two languages, its sides and its notes, as on the page of the study. */
function describePassage(entry: Entry<'case-studies'>, text: Text, { documents }: Content) {
  const studies = documents.map((document) => document.entry).filter((other) => isOf(other, 'case-studies'))
  const versions = studies.filter(({ path }) => path === entry.path)
  const passage = passageOf(entry, versions)
  if (!passage) return undefined
  const { original, translation, notes } = passage
  return {
    title: text('passage:title'),
    sides: [{ ...original, text: [{ text: original.text }] }, translation].map((side) => ({
      name: text(`languages:${side.locale}`),
      lang: side.locale,
      text: side.text,
    })),
    notes: [
      { term: text('passage:reason'), values: [notes.reason] },
      { term: text('passage:question'), values: [notes.question, notes.answer] },
      { term: text('passage:term'), values: [`${original.term} ↓`, translation.term] },
    ],
    source: text('passage:composed'),
  }
}

function describeArticle(entry: Entry<'articles'>, text: Text, { documents }: Content): CollectionCopy {
  const { category, date, updated, imageAlt, tags } = entry.frontmatter
  const profiles = documents.filter((document) => isOf(document.entry, 'team'))
  const day = (key: 'published' | 'updated', value: string) => ({
    term: text(`blog:article.${key}`),
    value: formatDay(value, entry.locale),
  })
  const invitation = (key: 'title' | 'text' | 'label') => text(`blog:article.callToAction.${key}`)
  return {
    template: 'article',
    kind: text(`blog:categories.${category}`),
    date,
    facts: [
      { term: text('blog:article.author'), value: authorOf(entry, profiles).frontmatter.name },
      day('published', date),
      ...(updated ? [day('updated', updated)] : []),
    ],
    keywords: tags,
    invitation: { title: invitation('title'), text: invitation('text'), label: invitation('label'), link: QUOTE },
    imageAlt,
  }
}

/** Returns the agency's contact details, with a link to the quote form if the document's own call to action leads elsewhere. */
function listContacts(text: Text, resolve: (href: string) => string, invited: string | undefined) {
  const { email, offices, url } = siteConfig
  return [
    ...(invited === QUOTE ? [] : [{ label: text('caseStudies:callToAction.label'), link: resolve(QUOTE) }]),
    { label: email, link: `mailto:${email}` },
    ...offices.map(({ phone }) => ({ label: phone, link: telephoneHref(phone) })),
    { label: url.replace(PROTOCOL, ''), link: resolve('/') },
  ]
}
