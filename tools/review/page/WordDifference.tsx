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
        <Block key={index} block={block} previous={blocks[index - 1]} locale={locale} level={level} />
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
  readonly previous: ReviewedBlock | undefined
}

function Block({ block: { kind, change, words }, previous, locale, level }: BlockProps) {
  const { t } = useSetting()
  const Heading: 'h4' | 'h5' = `h${level}`
  const runs = foldUnchanged(words).map((run, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- runs have no other name than their place
    <Run key={index} run={run} />
  ))
  const labels = [
    // Said once of all that are new, or gone, in a row.
    ...(change === 'changed' || change === previous?.change ? [] : [t(`review:words.${change}`)]),
    ...(kind === 'alternativeText' || kind === 'title' || kind === 'description' ? [t(NAMED[kind])] : []),
  ]
  return (
    <div className="block" data-change={change} data-kind={kind}>
      {labels.length > 0 && <p className="label">{labels.join(' · ')}</p>}
      {kind === 'heading' ? <Heading lang={locale}>{runs}</Heading> : <p lang={locale}>{runs}</p>}
    </div>
  )
}

function Run({ run: { kind, text } }: { readonly run: WordRun }) {
  const { locale, marks } = useSetting()
  if (kind === 'same') return text
  const Change = kind === 'added' ? 'ins' : 'del'
  const { start, end } = marks[kind]
  return (
    <Change>
      <span className="visually-hidden" lang={locale}>{`${start} `}</span>
      {text}
      <span className="visually-hidden" lang={locale}>{` ${end}`}</span>
    </Change>
  )
}
