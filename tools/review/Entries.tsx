import type { ReactNode } from 'react'
import { languages, type Locale, locales } from '../../renderer/languages.ts'
import { compareWords } from './compareLines.ts'
import type { Review, ReviewedDocument, ReviewedPage, ReviewedText, WordRun } from './review.ts'
import { count, fill, type Words } from './words.ts'

/** What every entry knows; a link is undefined where its host is not known. */
export interface Setting {
  readonly review: Review
  readonly words: Words
  readonly preview: ((address: string) => string) | undefined
  readonly production: (address: string) => string
}

/** In their order on the page. */
const GROUPS = ['flaws', 'texts', 'documents', 'pages', 'looks', 'files'] as const

/** Entries of one kind, under their heading. */
export interface EntryGroup {
  readonly id: (typeof GROUPS)[number]
  readonly title: string
  readonly entries: readonly ReactNode[]
}

/** Of a run of unchanged words, what is beside a change is read. */
const SHOWN_BESIDE = 120

/**
 * All that a branch changes, what matters most first: what is wrong, texts and facts, documents, other pages, words before
 * looks. The review page and the comment on a pull request are made of it.
 */
export function listEntries(setting: Setting): EntryGroup[] {
  const { review, words } = setting
  const { flaws, texts, documents, pages, files } = review
  const pagesOf = ({ versions }: ReviewedDocument) =>
    pages.filter(({ address }) =>
      locales.some((locale) => [versions[locale].address, versions[locale].production].includes(address)),
    )
  const ofDocuments = new Set(documents.flatMap(pagesOf))
  const others = pages.filter((page) => !ofDocuments.has(page))
  const isRewritten = (document: ReviewedDocument) => document.change !== 'changed' || pagesOf(document).some(isNews)
  const echoes = others.filter((page) => !isNews(page) && page.hasOtherWords)
  const causes = new Map<string, ReviewedPage[]>()
  for (const page of pages)
    if (page.cause !== undefined) causes.set(page.cause, [...(causes.get(page.cause) ?? []), page])
  const addressesOf = (some: readonly ReviewedPage[]) => some.map(({ address }) => address)
  const entriesOf: Readonly<Record<EntryGroup['id'], readonly ReactNode[]>> = {
    flaws: flaws.map((flaw) => <Flaw key={JSON.stringify(flaw)} flaw={flaw} {...setting} />),
    texts: texts.map((text) => <Text key={text.name} text={text} {...setting} />),
    documents: documents
      // One that only leads to a renamed one comes after.
      .toSorted((a, b) => Number(isRewritten(b)) - Number(isRewritten(a)))
      .map((document) => (
        <Document
          key={`${document.collection}/${document.slug}`}
          document={document}
          pages={pagesOf(document)}
          {...setting}
        />
      )),
    pages: [
      ...others.filter(isNews).map((page) => <PageChanges key={page.address} page={page} {...setting} />),
      ...[addressesOf(echoes)]
        .filter(({ length }) => length > 0)
        .map((addresses) => <Addresses key="echoes" addresses={addresses} title={words.echoes} {...setting} />),
    ],
    looks: [...causes].map(([cause, group]) => (
      <div key={cause}>
        <Addresses addresses={addressesOf(group)} title={words.lookOf} {...setting} />
        {group.map((page) => !isNews(page) && <Pictures key={page.address} page={page} {...setting} />)}
      </div>
    )),
    files: files.map(({ file, change }) => (
      <p key={file}>
        <code>{file}</code> {words[change]}
      </p>
    )),
  }
  return GROUPS.map((id) => ({ id, title: words[id], entries: entriesOf[id] })).filter(
    ({ entries }) => entries.length > 0,
  )
}

/** Whether a page says something that nothing before it says. */
function isNews({ change, passages, newLinks }: ReviewedPage): boolean {
  return change !== 'changed' || passages.length + newLinks.length > 0
}

function Flaw({ flaw, review, words }: Setting & { readonly flaw: Review['flaws'][number] }) {
  const { file, line, column, message, severity = 'error' } = flaw
  const place = <code>{`${file}:${line}:${column}`}</code>
  return (
    <div data-severity={severity}>
      <strong>{words[severity]}</strong>{' '}
      {review.repository === undefined ? (
        place
      ) : (
        <a href={`${review.repository}/edit/${encodePath(`${review.branch}/${file}`)}#L${line}`}>{place}</a>
      )}
      <br />
      {message}
    </div>
  )
}

function Text({ text: { name, values, pages }, ...setting }: Setting & { readonly text: ReviewedText }) {
  const { words, review } = setting
  const first = review.pages.find(({ address, passages }) => address === pages[0] && passages.length === 0)
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
                  <span lang={locale}>{after || words.empty}</span> ({words.unchanged})
                </>
              ) : (
                <Runs runs={compareWords(before, after, locale)} locale={locale} words={words} />
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

interface DocumentProps extends Setting {
  readonly document: ReviewedDocument
  readonly pages: readonly ReviewedPage[]
}

/** A document that changed: how it stands in each language, and what differs on its pages. */
function Document({ document: { collection, slug, title, change, versions }, pages, ...setting }: DocumentProps) {
  const { words, preview, production } = setting
  return (
    <div>
      <p>
        <strong>{title}</strong> {words[change]} <code>{`${collection}/${slug}`}</code>
      </p>
      <ul>
        {locales.map((locale) => {
          const { change: own, state, publication, formerFile, address, production: was } = versions[locale]
          const standing = [own, state, publication === 'published' ? undefined : publication].flatMap((name) =>
            name ? words[name] : [],
          )
          return (
            <li key={locale}>
              <strong>{languages[locale].name}</strong> {standing.join(', ')}
              {formerFile !== undefined && (
                <>
                  , {words.formerly} <code>{formerFile}</code>
                </>
              )}
              {address !== undefined && preview && (
                <>
                  {' · '}
                  <a href={preview(address)}>{words.preview}</a>
                </>
              )}
              {was !== undefined && (
                <>
                  {' · '}
                  <a href={production(was)}>{words.production}</a>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {pages.filter(isNews).map((page) => (
        <PageChanges key={page.address} page={page} {...setting} />
      ))}
    </div>
  )
}

function Address({ address, link }: { readonly address: string; readonly link: Setting['preview'] }) {
  const shown = <code>{address}</code>
  return link ? <a href={link(address)}>{shown}</a> : shown
}

/** Branches, files and addresses may have any letter, `#` and accents too, and halves of letters; slashes stay. */
export function encodePath(path: string): string {
  return path
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/')
}

/** What differs in the words of a page, the hosts that it newly leads to, and pictures of it. */
function PageChanges({ page, ...setting }: Setting & { readonly page: ReviewedPage }) {
  const { words, preview, production } = setting
  const { address, locale, change, passages, newLinks } = page
  return (
    <div>
      <p>
        <Address address={address} link={change === 'removed' ? production : preview} /> {words[change]}
      </p>
      {passages.map((runs) => (
        <blockquote key={JSON.stringify(runs)}>
          <Runs runs={runs} locale={locale} words={words} />
        </blockquote>
      ))}
      {newLinks.length > 0 && (
        <p>
          {words.newLinks} <code>{newLinks.join(' ')}</code>
        </p>
      )}
      <Pictures page={page} {...setting} />
    </div>
  )
}

interface RunsProps extends Pick<Setting, 'words'> {
  readonly runs: readonly WordRun[]
  readonly locale: Locale
}

/** What changed in a text: what is new underlined, what is gone struck out; page.css says both aloud. */
function Runs({ runs, locale, words }: RunsProps) {
  return (
    <span lang={locale}>
      {runs.map(({ kind, text }, index) => {
        if (kind === 'same') return fold(text, index === 0, index === runs.length - 1)
        const [Change, start] =
          kind === 'added' ? (['ins', words.startOfAdded] as const) : (['del', words.startOfRemoved] as const)
        return (
          // Runs have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <Change key={index} data-start={start} data-end={words.end}>
            {text}
          </Change>
        )
      })}
    </span>
  )
}

function fold(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * SHOWN_BESIDE) return text
  const start = isFirst ? '' : text.slice(0, SHOWN_BESIDE).replace(/\S*$/, '')
  const end = isLast ? '' : text.slice(-SHOWN_BESIDE).replace(/^\S*/, '')
  return `${start}…${end}`
}

/** A page before and after, cut to what differs: folded where words say it. */
function Pictures({ page: { address, change, passages, pictures }, words }: Setting & { readonly page: ReviewedPage }) {
  const shown = pictures.filter(({ before, after }) => before !== undefined || after !== undefined)
  if (shown.length === 0) return null
  return (
    <details open={passages.length === 0 && change === 'changed'}>
      <summary>{words.pictures}</summary>
      {shown.map(({ width, ...sources }) => (
        <div key={width} className="pictures">
          {(['before', 'after'] as const).map((side) => {
            const source = sources[side]
            if (source === undefined) return null
            return (
              <figure key={side}>
                <figcaption>{words[side]}</figcaption>
                <img src={source} alt={fill(words.picture, { side: words[side], address, width })} loading="lazy" />
              </figure>
            )
          })}
        </div>
      ))}
    </details>
  )
}

interface AddressesProps extends Setting {
  readonly addresses: readonly string[]
  /** For one, and for several. */
  readonly title: readonly string[]
}

/** Pages that show the same, folded. */
function Addresses({ addresses, title, words, preview }: AddressesProps) {
  return (
    <details>
      <summary>{count(addresses.length, title, words)}</summary>
      {addresses.map((address) => (
        <span key={address}>
          <Address address={address} link={preview} />{' '}
        </span>
      ))}
    </details>
  )
}
