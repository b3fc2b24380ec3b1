import type { ReactNode } from 'react'
import { languages, type Locale, locales } from '../../renderer/languages.ts'
import { compareWords } from './compareLines.ts'
import type { Review, ReviewedPage, ReviewedText, WordRun } from './review.ts'
import { count, fill, hasNews, type Words } from './words.ts'

/** The context of all entries. */
export interface Setting {
  readonly review: Review
  readonly words: Words
  /** Returns the link to a page of the preview; undefined where no host serves it. */
  readonly preview: ((address: string) => string) | undefined
  readonly production: (address: string) => string
  /** The element around texts of the branch: in `code`, GitHub links neither names nor addresses. */
  readonly Quote: 'span' | 'code'
}

const GROUPS = ['diagnostics', 'texts', 'pages', 'looks', 'files'] as const

/** Entries of one kind under their heading. */
export interface EntryGroup {
  readonly id: (typeof GROUPS)[number]
  readonly title: string
  readonly entries: readonly ReactNode[]
}

/** The characters of unchanged text that are shown beside a change. */
const CONTEXT = 120
/** The limits of an entry of the comment; the review page shows all. */
const LONGEST_QUOTE = 400
const MOST_PASSAGES = 3
const MOST_ADDRESSES = 3

/**
 * Returns the entries of a review, the most important first: diagnostics, texts and facts, pages by their words, looks, other
 * files. The review page and the comment consist of them.
 */
export function listEntries(setting: Setting): EntryGroup[] {
  const { review, words } = setting
  const { diagnostics, texts, pages, files } = review
  const causes = new Map<string, ReviewedPage[]>()
  for (const page of pages) {
    if (page.cause !== undefined) causes.set(page.cause, [...(causes.get(page.cause) ?? []), page])
  }
  const repeating = pages.filter((page) => !hasNews(page) && page.cause === undefined).map(({ address }) => address)
  const entriesOf: Readonly<Record<EntryGroup['id'], readonly ReactNode[]>> = {
    diagnostics: diagnostics.map((diagnostic) => (
      <DiagnosticEntry key={JSON.stringify(diagnostic)} diagnostic={diagnostic} {...setting} />
    )),
    texts: texts.map((text) => <TextEntry key={text.name} text={text} {...setting} />),
    pages: [
      ...pages.filter(hasNews).map((page) => <PageEntry key={page.address} page={page} {...setting} />),
      repeating.length > 0 && <Addresses key="" addresses={repeating} title={words.echoes} {...setting} />,
    ].filter(Boolean),
    looks: [...causes].map(([cause, group]) => (
      <div key={cause}>
        <Addresses addresses={group.map(({ address }) => address)} title={words.lookOf} {...setting} />
        {group.map((page) => !hasNews(page) && <Pictures key={page.address} page={page} {...setting} />)}
      </div>
    )),
    files: files.map((file) => (
      <p key={file}>
        <code>{file}</code>
      </p>
    )),
  }
  return GROUPS.map((id) => ({ id, title: words[id], entries: entriesOf[id] })).filter(
    ({ entries }) => entries.length > 0,
  )
}

function DiagnosticEntry({
  diagnostic,
  words,
  Quote,
}: Setting & { readonly diagnostic: Review['diagnostics'][number] }) {
  const { file, line, column, message, severity = 'error' } = diagnostic
  return (
    <div data-severity={severity}>
      <strong>{words[severity]}</strong> <code>{`${file}:${line}:${column}`}</code>
      <br />
      <Quote>{message}</Quote>
    </div>
  )
}

function TextEntry({ text: { name, values, pages }, ...setting }: Setting & { readonly text: ReviewedText }) {
  const { words, review, Quote } = setting
  const first = review.pages.find((page) => page.address === pages[0] && !hasNews(page))
  return (
    <div>
      <code>{name}</code>
      <ul>
        {locales.map((locale) => {
          const { before = '', after = '' } = values[locale]
          return (
            <li key={locale}>
              <strong>{languages[locale].name}</strong>{' '}
              {before === after ? (
                <>
                  <Quote lang={locale}>{after || words.empty}</Quote> ({words.unchanged})
                </>
              ) : (
                <Runs runs={compareWords(before, after, locale)} locale={locale} {...setting} />
              )}
            </li>
          )
        })}
      </ul>
      {pages.length > 0 && <Addresses addresses={pages} title={words.shownOn} {...setting} />}
      {first && <Pictures page={first} {...setting} />}
    </div>
  )
}

/** A page with its links, the passages that differ, and pictures. */
function PageEntry({ page, ...setting }: Setting & { readonly page: ReviewedPage }) {
  const { words, preview, production, Quote } = setting
  const { address, formerAddress, locale, title, change, publication, passages } = page
  const shown = Quote === 'code' ? passages.slice(0, MOST_PASSAGES) : passages
  return (
    <div>
      <p>
        <strong>{words[change]}</strong> <Address address={address} link={change === 'removed' ? undefined : preview} />{' '}
        <Quote lang={locale}>{title}</Quote>
        {publication !== 'published' && ` (${words[publication]})`}
        {formerAddress !== undefined && (
          <>
            , {words.formerly} <code>{formerAddress}</code>
          </>
        )}
        {change !== 'added' && publication === 'published' && (
          <>
            {' · '}
            <a href={production(formerAddress ?? address)}>{words.production}</a>
          </>
        )}
      </p>
      {shown.map((runs) => (
        <blockquote key={JSON.stringify(runs)}>
          <Runs runs={runs} locale={locale} {...setting} />
        </blockquote>
      ))}
      <Pictures page={page} {...setting} />
    </div>
  )
}

function Address({ address, link }: { readonly address: string; readonly link: Setting['preview'] }) {
  const shown = <code>{address}</code>
  return link ? <a href={link(address)}>{shown}</a> : shown
}

interface RunsProps extends Pick<Setting, 'words' | 'Quote'> {
  readonly runs: readonly WordRun[]
  readonly locale: Locale
}

/** A changed text: additions underlined, deletions struck out; page.css names both for screen readers. */
function Runs({ runs, locale, words, Quote }: RunsProps) {
  return (
    <span lang={locale}>
      {runs.map(({ kind, text }, index) => {
        const shown = kind === 'same' ? fold(text, index === 0, index === runs.length - 1) : text
        const quote = Quote === 'code' && shown.length > LONGEST_QUOTE ? `${shown.slice(0, LONGEST_QUOTE)}…` : shown
        // A run is identified by its position alone.
        // oxlint-disable-next-line react/no-array-index-key
        if (kind === 'same') return <Quote key={index}>{quote}</Quote>
        const [Change, start] =
          kind === 'added' ? (['ins', words.startOfAdded] as const) : (['del', words.startOfRemoved] as const)
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <Change key={index} data-start={start} data-end={words.end}>
            <Quote>{quote}</Quote>
          </Change>
        )
      })}
    </span>
  )
}

function fold(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * CONTEXT) return text
  const start = isFirst ? '' : text.slice(0, CONTEXT).replace(/\S*$/, '')
  const end = isLast ? '' : text.slice(-CONTEXT).replace(/^\S*/, '')
  return `${start}…${end}`
}

/** Screenshots before and after; collapsed where the words already describe the change. */
function Pictures({ page, words, Quote }: Setting & { readonly page: ReviewedPage }) {
  if (page.pictures.length === 0 || Quote === 'code') return null
  return (
    <details open={!hasNews(page)}>
      <summary>{words.pictures}</summary>
      {page.pictures.map(({ width, ...sources }) => (
        <div key={width} className="pictures">
          {(['before', 'after'] as const).map((side) => {
            const alt = fill(words.picture, { side: words[side], address: page.address, width })
            return (
              sources[side] !== undefined && (
                <figure key={side}>
                  <figcaption>{words[side]}</figcaption>
                  <img src={sources[side]} alt={alt} loading="lazy" />
                </figure>
              )
            )
          })}
        </div>
      ))}
    </details>
  )
}

interface AddressesProps extends Setting {
  readonly addresses: readonly string[]
  /** Singular and plural. */
  readonly title: readonly string[]
}

/** The addresses of pages with the same difference; the comment has their number and the first ones. */
function Addresses({ addresses, title, words, preview, Quote }: AddressesProps) {
  const summary = count(addresses.length, title, words)
  if (Quote === 'code') {
    return (
      <p>
        {summary} <code>{addresses.slice(0, MOST_ADDRESSES).join(' ')}</code>
      </p>
    )
  }
  return (
    <details>
      <summary>{summary}</summary>
      {addresses.map((address) => (
        <span key={address}>
          <Address address={address} link={preview} />{' '}
        </span>
      ))}
    </details>
  )
}
