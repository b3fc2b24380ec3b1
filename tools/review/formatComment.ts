import { splitPath } from '../../renderer/addresses.ts'
import { languages, locales, type Locale } from '../../renderer/languages.ts'
import { commentWords as words, count } from './commentWords.ts'
import { escapeAsCode, escapeMarkdown } from './escapeMarkdown.ts'
import type { PageLink } from './pageLink.ts'
import type { Review, ReviewedDocument, ReviewedPage, ReviewedVersion } from './review.ts'

/** Where the comment's links lead. */
export interface CommentLinks {
  /** To the preview of the branch; undefined where there is none. */
  readonly preview: PageLink | undefined
  /** To the site that visitors see. */
  readonly production: PageLink
}

/** What a workflow knows its own comment by. */
export const COMMENT_MARK = '<!-- review of the branch -->'
/** A list that is longer is folded. */
const FOLDED_FROM = 8
/** GitHub takes 65,536 characters: six parts, and what stands over them. A longer one ends with how many are left out. */
const LONGEST_PART = 9_000
const LONGEST_ROW = 6_000
const LONGEST_ADDRESS = 300
const REVIEW_PAGE = '/review'

/** A part of the comment: its rows can be left out from the end. */
interface Part {
  readonly title: string
  /** What stands over the rows: the head of a table. */
  readonly head: string
  readonly rows: readonly string[]
}

/**
 * What a branch changes, as the comment on its pull request.
 *
 * @param review data from anybody: every text of it is shown, and does nothing else
 */
export function formatComment(review: Review, links: CommentLinks): string {
  const parts = [
    listFlaws(review),
    listDocuments(review, links),
    listPages(review, links),
    listTexts(review),
    listNewLinks(review),
    listFiles(review),
  ].filter(({ rows }) => rows.length > 0)
  return `${[COMMENT_MARK, summarize(review, links), ...parts.map(formatPart)].join('\n\n')}\n`
}

/** `2 documents, 12 pages differ, 1 error.` */
export function summarizeCounts(review: Review): string {
  const { documents, texts, files, pages, flaws, newLinks } = {
    ...review,
    newLinks: new Set(review.pages.flatMap((page) => page.newLinks)).size,
  }
  const errors = flaws.filter(({ severity }) => severity !== 'warning').length
  const counts = [
    [documents.length, words.counted.documents],
    [texts.length, words.counted.texts],
    [files.length, words.counted.files],
    [pages.length, words.counted.pages],
    [errors, words.counted.errors],
    [flaws.length - errors, words.counted.warnings],
    [newLinks, words.counted.newLinks],
  ] as const
  const said = counts.filter(([number]) => number > 0).map(([number, names]) => count(number, names))
  if (review.notCompared) return said.length > 0 ? `${said.join(', ')}.` : ''
  if (said.length === 0) return words.nothing
  return `${said.join(', ')}.${pages.length === 0 ? ` ${words.noPages}` : ''}`
}

function summarize(review: Review, { preview }: CommentLinks): string {
  const { notCompared, hasUncommittedChanges, flaws } = review
  // Where the content has errors, they are the reason.
  const isExplained = flaws.some(({ severity }) => severity !== 'warning')
  const sentences = [
    notCompared && `**${words.notCompared[notCompared.reason]}**`,
    summarizeCounts(review),
    hasUncommittedChanges && words.uncommitted,
    preview ? `**[${words.reviewPage}](<${preview(REVIEW_PAGE)}>)**` : words.localReview,
  ].filter(Boolean)
  const about = notCompared && !isExplained ? `\n\n> ${escapeMarkdown(notCompared.message, 600)}` : ''
  return sentences.join(' ') + about
}

function listDocuments({ documents }: Review, links: CommentLinks): Part {
  return {
    title: words.documents,
    head: tableHead([words.document, ...locales.map((locale) => languages[locale].name)]),
    rows: documents.map((document) =>
      tableRow([
        `${escapeMarkdown(document.title)}<br>${escapeAsCode(`${document.collection}/${document.slug}`)}`,
        ...locales.map((locale) => describeVersion(document, document.versions[locale], links)),
      ]),
    ),
  }
}

function describeVersion(document: ReviewedDocument, version: ReviewedVersion, links: CommentLinks): string {
  const { change, state, publication, day, address } = version
  if (change === 'absent') return state === undefined ? words.notThere : words.state[state]
  const isSaid = change !== 'unchanged' || state === undefined || state === 'original'
  return [
    isSaid && words.change[change],
    state !== undefined && state !== 'original' && words.state[state],
    publication === 'draft' && words.draft,
    publication === 'scheduled' && words.scheduled(escapeMarkdown(day ?? '')),
    address !== undefined &&
      linkTo(address, change === 'added' || document.change === 'added' ? undefined : address, links),
  ]
    .filter(Boolean)
    .join(', ')
}

/** `preview · now`; without a preview, the address alone. */
function linkTo(after: string | undefined, before: string | undefined, { preview, production }: CommentLinks): string {
  const isShort = (address: string | undefined): address is string => (address?.length ?? Infinity) <= LONGEST_ADDRESS
  const parts = [
    isShort(after) && preview && `[${words.preview}](<${preview(after)}>)`,
    isShort(before) && `[${words.production}](<${production(before)}>)`,
  ].filter(Boolean)
  return parts.join(' · ')
}

function listPages({ pages }: Review, links: CommentLinks): Part {
  const rows = new Map<string, ReviewedPage[]>()
  for (const page of pages) {
    const { path } = splitPath(page.address)
    rows.set(path, [...(rows.get(path) ?? []), page])
  }
  return {
    title: words.pages,
    head: tableHead([words.page, ...locales.map((locale) => languages[locale].name), words.whatDiffers, words.weight]),
    rows: [...rows].map(([path, versions]) =>
      tableRow([
        escapeAsCode(path, 80),
        ...locales.map((locale) => describePages(versions, locale, links)),
        [...new Set(versions.flatMap(({ aspects }) => aspects))].map((aspect) => words.aspect[aspect]).join(', '),
        [...new Set(versions.map(describeWeight))].join('<br>'),
      ]),
    ),
  }
}

/** A page without language stands where those of the first do. */
function describePages(versions: readonly ReviewedPage[], locale: Locale, links: CommentLinks): string {
  const shown = versions.filter((page) => (page.locale ?? locales[0]) === locale)
  return shown
    .map(({ title, change, address, before }) => {
      const after = change === 'removed' ? undefined : address
      const was = change === 'added' ? undefined : (before ?? address)
      const note = change === 'changed' ? '' : `, ${words.change[change]}`
      const found = linkTo(after, was, links)
      return `${escapeMarkdown(title, 70)}${note}${found === '' ? '' : ` (${found})`}`
    })
    .join('<br>')
}

function describeWeight({ weight: { before, after } }: ReviewedPage): string {
  if (after === undefined) return ''
  if (before === undefined) return words.newWeight(after)
  return after === before ? '' : words.changedWeight(after - before)
}

function listTexts({ texts }: Review): Part {
  return {
    title: words.texts,
    head: '',
    rows: texts.map(({ file, keys }) => {
      const shown = keys.slice(0, FOLDED_FROM).map((key) => escapeAsCode(key, 80))
      const rest = keys.length > FOLDED_FROM ? [words.more(keys.length - FOLDED_FROM)] : []
      return `- ${escapeAsCode(file)}: ${[...shown, ...rest].join(', ')}`
    }),
  }
}

function listFlaws({ flaws }: Review): Part {
  const errorsFirst = flaws.toSorted((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'))
  return {
    title: words.flaws,
    head: '',
    rows: errorsFirst.map(({ file, line, column, message, severity }) => {
      const kind = severity === 'warning' ? words.counted.warnings[0] : `**${words.counted.errors[0]}**`
      return `- ${kind}, ${escapeAsCode(`${file}:${line}:${column}`)} ${escapeMarkdown(message, 400)}`
    }),
  }
}

function listNewLinks({ pages }: Review): Part {
  const pagesOf = new Map<string, string[]>()
  for (const { address, newLinks } of pages) {
    for (const link of newLinks) pagesOf.set(link, [...(pagesOf.get(link) ?? []), address])
  }
  return {
    title: words.newLinks,
    head: '',
    rows: [...pagesOf].map(([link, addresses]) => {
      const [first = '', ...others] = addresses
      const rest = others.length > 0 ? ` ${words.more(others.length)}` : ''
      return `- ${escapeAsCode(link, 300)}: ${escapeAsCode(first)}${rest}`
    }),
  }
}

function listFiles({ files }: Review): Part {
  return {
    title: words.files,
    head: '',
    rows: files.map(({ file, change }) => `- ${escapeAsCode(file)}: ${words.change[change]}`),
  }
}

function formatPart({ title, head, rows }: Part): string {
  const shown = takeFitting(rows)
  const rest = rows.length - shown.length
  const list = [...(head === '' ? [] : [head]), ...shown].join('\n') + (rest > 0 ? `\n\n${words.more(rest)}` : '')
  return rows.length < FOLDED_FROM
    ? `### ${title}\n\n${list}`
    : `<details>\n<summary><b>${title}</b> (${rows.length.toLocaleString('en')})</summary>\n\n${list}\n\n</details>`
}

function takeFitting(rows: readonly string[]): string[] {
  let length = 0
  return rows.filter((row) => row.length <= LONGEST_ROW && (length += row.length + 1) <= LONGEST_PART)
}

function tableHead(cells: readonly string[]): string {
  return `${tableRow(cells)}\n${tableRow(cells.map(() => '---'))}`
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
