import { Fragment, type ReactNode } from 'react'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { defaultLocale, languages, type Locale, locales } from '../../renderer/languages.ts'
import { languageOfWriter } from '../content/messages/catalogue.ts'
import { isError } from '../content/diagnostics.ts'
import { compareWords } from './compareWords.ts'
import {
  hasNews,
  type Review,
  type ReviewedFile,
  type ReviewedPage,
  type ReviewedText,
  type WordRun,
} from './review.ts'
import { count, type Words } from './words.ts'

/** The context of all entries. */
interface Setting {
  readonly words: Words
  /** The origin of the preview; empty on the preview itself, undefined if no host serves it. */
  readonly preview: string | undefined
  /** Whether long entries are shortened and pictures left out, as in the comment. */
  readonly isBrief: boolean
}

/** Entries of one kind. */
type EntryGroup = readonly [kind: keyof Words['kinds'], entries: readonly ReactNode[]]

/** The characters that are shown at both ends of a shortened text. */
const CONTEXT = 150
const MAX_BRIEF_PASSAGES = 3
/** Words of a passage, or addresses. */
const MAX_BRIEF_PARTS = 20

/**
 * Returns the entries of the review page or the comment by kind, the most important first. Text from the branch is
 * always in `<code>`, where GitHub links neither names nor addresses.
 */
export function listEntries(review: Review, context: Setting): EntryGroup[] {
  const { diagnostics, texts, pages, files, notice } = review
  // The preview of a branch that can't be built lacks its pages.
  const setting = { ...context, preview: notice?.reason === 'notBuilt' ? undefined : context.preview }
  const describe = (chosen: Review['diagnostics']) =>
    chosen.map((diagnostic) => (
      <DiagnosticEntry key={JSON.stringify(diagnostic)} diagnostic={diagnostic} {...setting} />
    ))
  const causes = new Set(pages.flatMap(({ cause }) => cause ?? []))
  const looks = Array.from(causes, (cause) => (
    <LookEntry key={cause} pages={pages.filter((page) => page.cause === cause)} {...setting} />
  ))
  const isSheet = ({ passages }: ReviewedFile) => passages.length > 0
  const sheets = files.filter(isSheet).map(({ name, passages }) => (
    <div key={name}>
      <FileName name={name} />
      <Passages passages={passages} locale={defaultLocale} {...setting} />
    </div>
  ))
  const groups: EntryGroup[] = [
    ['errors', describe(diagnostics.filter(isError))],
    ['texts', texts.toSorted(byWeight).map((text) => <TextEntry key={text.name} text={text} {...setting} />)],
    ['pages', pages.filter(hasNews).map((page) => <PageEntry key={page.address} page={page} {...setting} />)],
    ['looks', causes.size === 1 ? [[...sheets, ...looks]] : [...sheets, ...looks]],
    ['warnings', describe(diagnostics.filter((diagnostic) => !isError(diagnostic)))],
    ['files', files.filter((file) => !isSheet(file)).map(({ name }) => <FileName key={name} name={name} />)],
  ]
  return groups.filter(([, entries]) => entries.length > 0)
}

/** Puts prices and other figures that the agency promises before interface texts. */
function byWeight(one: ReviewedText, other: ReviewedText): number {
  const isFact = ({ name }: ReviewedText) => Number(name.startsWith('facts.json:'))
  return isFact(other) - isFact(one)
}

/** The groups of what visitors do not see. */
const UNSEEN = new Set<EntryGroup[0]>(['warnings', 'files'])

/** Returns `2 erreurs, 3 pages touchées`; where visitors see no change, it says that first. */
export function summarize(groups: readonly EntryGroup[], words: Words): string {
  const counts = groups.map(([kind, { length }]) => count(length, words.counts[kind], words)).join(', ')
  if (!groups.every(([kind]) => UNSEEN.has(kind))) return counts
  return counts === '' ? words.nothing : `${words.nothing} (${counts})`
}

function DiagnosticEntry({ diagnostic, words }: Setting & { readonly diagnostic: Review['diagnostics'][number] }) {
  const { file, line, column, message, severity = 'error' } = diagnostic
  return (
    <div data-severity={severity}>
      <strong>{words[severity]}</strong> <FileName name={`${file}:${line}:${column}`} />
      <br />
      <code lang={languageOfWriter(file)}>{message}</code>
    </div>
  )
}

/** A text in every language, with the pages that show it. */
function TextEntry({ text: { name, values, pages }, ...setting }: Setting & { readonly text: ReviewedText }) {
  return (
    <div>
      <FileName name={name} />
      <ul>
        {locales.map((locale) => {
          const { before = '', after = '' } = values[locale]
          return (
            <li key={locale}>
              <strong>{languages[locale].name}</strong>{' '}
              <Runs runs={compareWords(before, after, locale)} locale={locale} {...setting} />
              {before === after && ` ${setting.words.unchanged}`}
            </li>
          )
        })}
      </ul>
      {pages.length > 0 && <Addresses title={setting.words.shownOn} addresses={pages} {...setting} />}
    </div>
  )
}

/** A page with its links, the passages that differ, and pictures. */
function PageEntry({ page, ...setting }: Setting & { readonly page: ReviewedPage }) {
  const { words, preview } = setting
  const { address, formerAddress, locale, title, change, publication, passages, linkedFrom } = page
  return (
    <div>
      <p>
        <strong>{words[change]}</strong>{' '}
        <a href={change === 'removed' ? undefined : preview?.concat(address)}>
          <code lang={locale}>{title}</code>
        </a>{' '}
        <FileName name={address} />
        {publication !== 'published' && ` (${words[publication]})`}
        {formerAddress && [`, ${words.formerly} `, <FileName key="" name={formerAddress} />]}
        {change !== 'added' &&
          publication === 'published' && [
            ' · ',
            <a key="" href={absoluteUrl(formerAddress ?? address)}>
              {words.production}
            </a>,
          ]}
      </p>
      <Passages passages={passages} locale={locale} {...setting} />
      {linkedFrom.length > 0 && <p>{count(linkedFrom.length, words.linkedFrom, words)}</p>}
      {linkedFrom.map(({ address: from, passages: sentences }) => (
        <Fragment key={from}>
          <a href={preview?.concat(from)}>
            <FileName name={from} />
          </a>
          <Passages passages={sentences} locale={locale} {...setting} />
        </Fragment>
      ))}
      <Pictures page={page} {...setting} />
    </div>
  )
}

/** Pages whose looks differ in the same way, with pictures of one. */
function LookEntry({ pages, ...setting }: Setting & { readonly pages: readonly ReviewedPage[] }) {
  return (
    <div>
      <Addresses title={setting.words.lookOf} addresses={pages.map(({ address }) => address)} {...setting} />
      {pages.map((page) => !hasNews(page) && <Pictures key={page.address} page={page} {...setting} />)}
    </div>
  )
}

interface PassagesProps extends Setting {
  readonly passages: ReviewedPage['passages']
  readonly locale: Locale
}

function Passages({ passages, ...setting }: PassagesProps) {
  return passages.slice(0, setting.isBrief ? MAX_BRIEF_PASSAGES : undefined).map((runs) => (
    <blockquote key={JSON.stringify(runs)}>
      <Runs runs={runs} {...setting} />
    </blockquote>
  ))
}

interface RunsProps extends Setting {
  readonly runs: readonly WordRun[]
  readonly locale: Locale
}

/** A changed text: additions underlined, deletions struck out; page.css names both for screen readers. */
function Runs({ runs, locale, words, isBrief }: RunsProps) {
  return (
    <span lang={locale}>
      {runs.slice(0, isBrief ? MAX_BRIEF_PARTS : undefined).map(({ kind, text }, index) => {
        const Change = ({ same: Fragment, added: 'ins', removed: 'del' } as const)[kind]
        const labels = kind === 'same' ? {} : { 'data-start': words.startOf[kind], 'data-end': words.end }
        return (
          // A run is identified by its position alone.
          // oxlint-disable-next-line react/no-array-index-key
          <Change key={index} {...labels}>
            <code>{isBrief || kind === 'same' ? shorten(text) : text}</code>
          </Change>
        )
      })}
    </span>
  )
}

function shorten(text: string): string {
  return text.length <= 3 * CONTEXT ? text : `${text.slice(0, CONTEXT)}…${text.slice(-CONTEXT)}`
}

/** Screenshots before and after; collapsed where the words already describe the change. */
function Pictures({ page, words, isBrief }: Setting & { readonly page: ReviewedPage }) {
  if (page.pictures.length === 0 || isBrief) return null
  return (
    <details open={!hasNews(page)}>
      <summary>{words.pictures}</summary>
      <div className="pictures">
        {page.pictures.map(({ side, width, address }) => (
          <figure key={address}>
            <figcaption>{words[side]}</figcaption>
            <a href={address}>
              <img src={address} alt={`${words[side]}, ${page.title}, ${width} px`} loading="lazy" />
            </a>
          </figure>
        ))}
      </div>
    </details>
  )
}

interface AddressesProps extends Setting {
  /** Singular and plural. */
  readonly title: readonly string[]
  readonly addresses: readonly string[]
}

/** The number of pages with the same difference, which opens to their addresses. */
function Addresses({ title, addresses, words, preview, isBrief }: AddressesProps) {
  return (
    <details>
      <summary>{count(addresses.length, title, words)}</summary>
      {addresses.slice(0, isBrief ? MAX_BRIEF_PARTS : undefined).map((address) => (
        <Fragment key={address}>
          <a href={preview?.concat(address)}>
            <FileName name={address} />
          </a>{' '}
        </Fragment>
      ))}
    </details>
  )
}

function FileName({ name }: { readonly name: string }) {
  return <code className="file">{name}</code>
}
