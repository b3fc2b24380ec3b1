import type { FileCount } from '../wordCount/count.ts'
import type { CountingStatus } from '../wordCount/counter.ts'
import type { Reason } from '../wordCount/countingError.ts'
import { billedWords, priceOf } from './price.ts'
import type { Rates } from './rates.ts'

/** What a price depends on besides files. */
export interface Choices {
  /** Typed in addition to files; 0 if none. */
  readonly words: number
  /** Whether the price is `exact` or the `minimum`; undefined for services without a price per word. */
  readonly estimate: string | undefined
  /** Codes or names of languages; none if the visitor has not named any. */
  readonly targets: readonly string[]
}

/** The sum of all files and the words that were typed. */
export type Total = ReturnType<typeof totalOf>

/** Returns the words, the price and what is not in them. */
export function totalOf(statuses: readonly CountingStatus[], choices: Choices, rates: Rates) {
  const words = statuses.reduce(
    (sum, status) => sum + (status.kind === 'counted' ? billedWords(status.count, rates) : 0),
    choices.words,
  )
  const targets = Math.max(1, choices.targets.length)
  return {
    words,
    /** The number of languages to translate into. */
    targets,
    /** Undefined for services without a price per word. */
    price: words > 0 && choices.estimate ? priceOf({ words, targets }, rates) : undefined,
    /** The number of files that somebody must count, those in archives included. */
    uncounted: statuses.reduce((sum, status) => sum + uncountedIn(status), 0),
    /** The number of files without words, which may be pictures of them. */
    wordless: statuses.filter((status) =>
      status.kind === 'counted'
        ? billedWords(status.count, rates) === 0
        : status.kind === 'refused' && status.reason === 'empty',
    ).length,
    /** The number of files that are not read yet. */
    reading: statuses.filter(({ kind }) => kind === 'waiting' || kind === 'reading').length,
  }
}

const isWork = (reason: Reason) => reason !== 'empty'

function uncountedIn(status: CountingStatus): number {
  if (status.kind === 'refused') return Number(isWork(status.reason))
  return status.kind === 'counted' ? uncountedMembers(status.count) : 0
}

function uncountedMembers({ members = [] }: FileCount): number {
  return members.reduce(
    (sum, member) => sum + ('count' in member ? uncountedMembers(member.count) : Number(isWork(member.reason))),
    0,
  )
}

/** Returns the language that most words seem to be in; undefined if no language is likely. */
export function likelySource(statuses: readonly CountingStatus[]): string | undefined {
  const words = new Map<string, number>()
  for (const status of statuses) {
    if (status.kind !== 'counted' || !status.count.language) continue
    const { language } = status.count
    words.set(language, (words.get(language) ?? 0) + status.count.words + status.count.characters)
  }
  return [...words].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
