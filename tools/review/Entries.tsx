import { posix } from 'node:path'
import { Fragment, type ReactNode } from 'react'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { defaultLocale, languages, type Locale, locales } from '../../renderer/languages.ts'
import { isError } from '../content/diagnostics.ts'
import { languageOfWriter } from '../content/messages/catalogue.ts'
import { hasCommitment, isCommitment } from './commitments.ts'
import { compareWords } from './compareWords.ts'
import {
  hasNews,
  isInPreview,
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
export interface EntryGroup {
  readonly kind: keyof Words['kinds']
  /** How many changes the entries are of. */
  readonly size: number
  readonly entries: readonly ReactNode[]
}

/** An entry, and how it is named in one for all of its place. */
interface PlacedEntry {
  readonly place: string
  /** Singular and plural of what it is. */
  readonly title: readonly string[]
  readonly name: ReactNode
  readonly entry: ReactNode
}

/** The characters that are shown at both ends of a shortened text. */
const CONTEXT = 150
const MAX_BRIEF_PASSAGES = 3
/** Words of a passage, or addresses. */
const MAX_BRIEF_PARTS = 20
/** More entries of one place become one that opens to all. */
const MAX_OF_PLACE = 10

/**
 * Returns the entries of the review page or the comment by kind, the most important first. Text from the branch is
 * always in `<code>`, where GitHub links neither names nor addresses.
 */
export function listEntries(review: Review, context: Setting): EntryGroup[] {
  const { diagnostics, texts, pages, notice } = review
  // The preview of a branch that can't be built lacks its pages.
  const setting = { ...context, preview: notice?.reason === 'notBuilt' ? undefined : context.preview }
  const errors = diagnostics.filter(isError)
  const warnings = diagnostics.filter((diagnostic) => !isError(diagnostic))
  const news = pages.filter(hasNews)
  const commitments = [
    ...texts.filter(isCommitment).map((text) => placeText(text, setting).entry),
    ...news.filter(hasCommitment).map((page) => placePage(page, setting).entry),
  ]
  const otherTexts = texts.filter((text) => !isCommitment(text)).map((text) => placeText(text, setting))
  const otherPages = news.filter((page) => !hasCommitment(page)).map((page) => placePage(page, setting))
  const looks = listLooks(review, setting)
  const files = review.files.filter((file) => !isSheet(file)).map((file) => placeFile(file, setting))
  const groups: EntryGroup[] = [
    { kind: 'errors', size: errors.length, entries: errors.map((error) => placeDiagnostic(error, setting).entry) },
    { kind: 'commitments', size: commitments.length, entries: commitments },
    { kind: 'texts', size: otherTexts.length, entries: gather(otherTexts, setting) },
    { kind: 'pages', size: otherPages.length, entries: gather(otherPages, setting) },
    { kind: 'looks', size: looks.length, entries: looks },
    {
      kind: 'warnings',
      size: warnings.length,
      entries: gather(
        warnings.map((warning) => placeDiagnostic(warning, setting)),
        setting,
      ),
    },
    { kind: 'files', size: files.length, entries: gather(files, setting) },
  ]
  return groups.filter(({ size }) => size > 0)
}

const isSheet = ({ passages }: ReviewedFile) => passages.length > 0

/** Returns the changed style sheets and the pages whose looks differ, as one entry if they are one change. */
function listLooks({ pages, files }: Review, setting: Setting): ReactNode[] {
  const causes = new Set(pages.flatMap(({ cause }) => cause ?? []))
  const looks = Array.from(causes, (cause) => (
    <LookEntry key={cause} pages={pages.filter((page) => page.cause === cause)} {...setting} />
  ))
  const sheets = files.filter(isSheet).map(({ name, passages }) => (
    <div key={name}>
      <FileName name={name} />
      <Passages passages={passages} locale={defaultLocale} {...setting} />
    </div>
  ))
  return causes.size === 1 ? [[...sheets, ...looks]] : [...sheets, ...looks]
}

function placeDiagnostic(diagnostic: Review['diagnostics'][number], setting: Setting): PlacedEntry {
  const { file, line, column } = diagnostic
  const key = JSON.stringify(diagnostic)
  return {
    place: posix.dirname(file),
    title: setting.words.counts.warnings,
    name: <FileName key={key} name={`${file}:${line}:${column}`} />,
    entry: <DiagnosticEntry key={key} diagnostic={diagnostic} {...setting} />,
  }
}

function placeText(text: ReviewedText, setting: Setting): PlacedEntry {
  const { name } = text
  return {
    place: name.split(':')[0] ?? '',
    title: setting.words.counts.texts,
    name: <FileName key={name} name={name} />,
    entry: <TextEntry key={name} text={text} {...setting} />,
  }
}

function placePage(page: ReviewedPage, setting: Setting): PlacedEntry {
  const { address, change } = page
  return {
    place: posix.dirname(address),
    title: setting.words.changesOf[change],
    name: <PageLink key={address} address={address} preview={isInPreview(page) ? setting.preview : undefined} />,
    entry: <PageEntry key={address} page={page} {...setting} />,
  }
}

function placeFile({ name }: ReviewedFile, { words }: Setting): PlacedEntry {
  const entry = <FileName key={name} name={name} />
  return { place: posix.dirname(name), title: words.counts.files, name: entry, entry }
}

/** Shows many entries of a place as one, where the first of them is. */
function gather(all: readonly PlacedEntry[], { words, isBrief }: Setting): ReactNode[] {
  const places = new Map<string, PlacedEntry[]>()
  for (const placed of all) {
    const key = JSON.stringify([placed.title, placed.place])
    places.set(key, [...(places.get(key) ?? []), placed])
  }
  return Array.from(places, ([key, entries]) => {
    const [first] = entries
    if (!first || entries.length <= MAX_OF_PLACE) return entries.map(({ entry }) => entry)
    return (
      <details key={key}>
        <summary>
          {count(entries.length, first.title, words)} <FileName name={first.place} />
        </summary>
        {isBrief
          ? entries.slice(0, MAX_BRIEF_PARTS).flatMap(({ name }) => [name, ' '])
          : entries.map(({ entry }) => entry)}
      </details>
    )
  }).flat()
}

/** Says that the branch lacks commits of its base, and what to do. */
export function Behind({ base, words }: Pick<Review, 'base'> & Pick<Setting, 'words'>) {
  if (!base?.newerCommits) return null
  return (
    <>
      {words.thisBranch} {count(base.newerCommits, words.behind, words)} <FileName name={base.name} />.{' '}
      {words.behindAdvice}
    </>
  )
}

/** The groups of what visitors do not see. */
const UNSEEN = new Set<EntryGroup['kind']>(['warnings', 'files'])

/** Returns `2 erreurs, 3 pages touchées`; where visitors see no change, it says that first. */
export function summarize(groups: readonly EntryGroup[], words: Words): string {
  const counts = groups.map(({ kind, size }) => count(size, words.counts[kind], words)).join(', ')
  if (!groups.every(({ kind }) => UNSEEN.has(kind))) return counts
  return counts === '' ? words.nothing : `${words.nothing} (${counts})`
}

interface DiagnosticEntryProps extends Setting {
  readonly diagnostic: Review['diagnostics'][number]
}

/** A mistake, with the page of its document. */
function DiagnosticEntry({ diagnostic, words, preview }: DiagnosticEntryProps) {
  const { file, page, line, column, message, severity = 'error' } = diagnostic
  return (
    <div data-severity={severity}>
      <strong>{words[severity]}</strong> <FileName name={`${file}:${line}:${column}`} />
      {page !== undefined && [' · ', <PageLink key="" address={page} preview={preview} />]}
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
        <a href={isInPreview(page) ? preview?.concat(address) : undefined}>
          <code lang={locale}>{title}</code>
        </a>{' '}
        <FileName name={address} />
        {publication !== 'published' && ` (${words[publication]})`}
        {page.isLeftOut && ` (${words.leftOut})`}
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
          <PageLink address={from} preview={preview} />
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
          <PageLink address={address} preview={preview} />{' '}
        </Fragment>
      ))}
    </details>
  )
}

function PageLink({ address, preview }: Pick<Setting, 'preview'> & { readonly address: string }) {
  return (
    <a href={preview?.concat(address)}>
      <FileName name={address} />
    </a>
  )
}

function FileName({ name }: { readonly name: string }) {
  return <code className="file">{name}</code>
}
