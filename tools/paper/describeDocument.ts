import { outcomeFigure } from '../../components/agency/CaseStudyCard/outcomeFigure.ts'
import { passageOf } from '../../components/agency/Passage/passageOf.ts'
import { isNeutralLink, localizeLink, localizePath } from '../../renderer/addresses.ts'
import { isOf, type Entry } from '../../renderer/entry.ts'
import { formatDay } from '../../renderer/formatDay.ts'
import { languages } from '../../renderer/languages.ts'
import { telephoneHref } from '../../renderer/telephoneHref.ts'
import { siteConfig } from '../../site.config.ts'
import { authorOf } from '../content/authorOf.ts'
import { unlinkEarly } from '../content/earlyLinks.ts'
import type { Content } from '../content/openContent.ts'
import type { LoadedDocument } from '../content/readDocument.ts'
import { readText } from '../content/texts.ts'
import { translationsAmong } from '../content/translations/documentVersions.ts'
import { parseShown } from '../markdown/parseShown.ts'
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

type References = ReturnType<typeof referencesAmong>

/** Returns what PDFs refer to in other documents: the languages of pages, the profiles of authors, and translations. */
export function referencesAmong({ documents }: Pick<Content, 'documents'>) {
  const profiles = documents.filter(({ entry }) => isOf(entry, 'team'))
  const studies = documents.map(({ entry }) => entry).filter((entry) => isOf(entry, 'case-studies'))
  return { writtenIn: translationsAmong(documents), profiles, studies }
}

/** Returns the data of a document's PDF, from the same sources as its page. */
export function describeDocument(content: Content, { entry, source }: PaperDocument, references: References): Copy {
  const { locale, path, file } = entry
  const text: Text = (key) => readText(content, locale, key)
  const address = `${siteConfig.url}${localizePath(path, locale)}`
  const resolve = (url: string): string => {
    if (url.startsWith('#')) return address + url
    return isNeutralLink(url) ? siteConfig.url + localizeLink(url, locale, references.writtenIn).href : url
  }
  const { tree } = parseShown(content, { locale, source })
  unlinkEarly(tree, content.early)
  const { blocks, pictures } = readBlocks(tree, { file: file.slice(1), locale, resolve })
  const cover = entry.images['image']?.src
  const { template, ...own } = describeCollection(entry, text, references)
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
  readonly kind: string
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly facts: ReadonlyArray<{ readonly term: string; readonly value: string }>
  readonly keywords: readonly string[]
  readonly invitation?: Readonly<Record<'title' | 'text' | 'label' | 'link', string>>
  /** Fields that only one template reads. */
  readonly [name: string]: unknown
}

function describeCollection(entry: PaperEntry, text: Text, { profiles, studies }: References): CollectionCopy {
  const day = (term: string, value: string) => ({ term, value: formatDay(value, entry.locale) })
  if (isOf(entry, 'case-studies')) return describeStudy(entry, text, day, studies)
  if (isOf(entry, 'articles')) return describeArticle(entry, text, day, profiles)
  const { updated, sections = [], signatories } = entry.frontmatter
  const kind = text(signatories ? 'pdf:kinds.agreement' : 'pdf:kinds.policy')
  return {
    template: 'policy',
    kind,
    date: updated,
    facts: [day(text('blog:article.updated'), updated)],
    keywords: [kind],
    sections,
    hasClauses: true,
    signatures: signatories?.map((signatory) => ({
      signatory,
      lines: SIGNATURE.map((line) => text(`policy:signature.${line}`)),
    })),
  }
}

/** Formats a date as a fact, in the document's language. */
type Day = (term: string, value: string) => CollectionCopy['facts'][number]

function describeStudy(
  entry: Entry<'case-studies'>,
  text: Text,
  day: Day,
  studies: References['studies'],
): CollectionCopy {
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
      day(text('pdf:date'), date),
    ],
    keywords: [kind, field, client],
    invitation: callToAction,
    client,
    imageAlt,
    outcomesTitle: text('caseStudies:study.outcomes'),
    outcomes: outcomes.map((outcome) => ({ text: outcome, ...outcomeFigure(outcome) })),
    passage: describePassage(entry, text, studies),
  }
}

/** The paragraph in two languages, its sides and its notes, as on the page of the study. */
function describePassage(entry: Entry<'case-studies'>, text: Text, studies: References['studies']) {
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

function describeArticle(
  entry: Entry<'articles'>,
  text: Text,
  day: Day,
  profiles: References['profiles'],
): CollectionCopy {
  const { category, date, updated, imageAlt, tags } = entry.frontmatter
  return {
    template: 'article',
    kind: text(`blog:categories.${category}`),
    date,
    facts: [
      { term: text('blog:article.author'), value: authorOf(entry, profiles).frontmatter.name },
      day(text('blog:article.published'), date),
      ...(updated ? [day(text('blog:article.updated'), updated)] : []),
    ],
    keywords: tags,
    invitation: {
      title: text('blog:article.callToAction.title'),
      text: text('blog:article.callToAction.text'),
      label: text('blog:article.callToAction.label'),
      link: QUOTE,
    },
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
