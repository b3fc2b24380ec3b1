import type { Locale } from '../../../renderer/languages.ts'
import type { ReviewedBlock, WordRun } from '../review.ts'
import { foldUnchanged } from './foldUnchanged.ts'
import { useSetting } from './setting.ts'

interface WordDifferenceProps {
  readonly blocks: readonly ReviewedBlock[]
  /** The language of the words. */
  readonly locale: Locale | undefined
  /** The level of headings in it. */
  readonly level: 4 | 5
}

/** What changed in a text, passage by passage: what is new underlined, what is gone struck out, and both said aloud. */
export function WordDifference({ blocks, locale, level }: WordDifferenceProps) {
  return (
    <div className="words">
      {blocks.map((block, index) => (
        // What differs has no other name than its place.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={index} block={block} locale={locale} level={level} />
      ))}
    </div>
  )
}

/** What is no text of the page itself is said to be what it is. */
const NAMED = {
  alternativeText: 'review:words.alternativeText',
  title: 'review:words.pageTitle',
  description: 'review:words.pageDescription',
} as const

interface BlockProps extends Pick<WordDifferenceProps, 'locale' | 'level'> {
  readonly block: ReviewedBlock
}

function Block({ block: { kind, change, words }, locale, level }: BlockProps) {
  const { t } = useSetting()
  const Heading: 'h4' | 'h5' = `h${level}`
  const runs = foldUnchanged(words).map((run, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- runs have no other name than their place
    <Run key={index} run={run} />
  ))
  const name = kind === 'alternativeText' || kind === 'title' || kind === 'description' ? t(NAMED[kind]) : undefined
  return (
    <div className="block" data-change={change} data-kind={kind}>
      {(change !== 'changed' || name !== undefined) && (
        <p className="label">
          {[...(change === 'changed' ? [] : [t(`review:words.${change}`)]), ...(name === undefined ? [] : [name])].join(
            ' · ',
          )}
        </p>
      )}
      {kind === 'heading' ? <Heading lang={locale}>{runs}</Heading> : <p lang={locale}>{runs}</p>}
    </div>
  )
}

function Run({ run: { kind, text } }: { readonly run: WordRun }) {
  const { locale, t } = useSetting()
  if (kind === 'same') return text
  const Change = kind === 'added' ? 'ins' : 'del'
  return (
    <Change>
      <Aside lang={locale}>{t(`review:words.${kind}Start`)} </Aside>
      {text}
      <Aside lang={locale}> {t(`review:words.${kind}End`)}</Aside>
    </Change>
  )
}

/** For those who hear the page. */
function Aside({ lang, children }: { readonly lang: Locale; readonly children: readonly string[] }) {
  return (
    <span className="visually-hidden" lang={lang}>
      {children}
    </span>
  )
}
