import { hasWordPrice, type QuoteService } from '../../renderer/quoteServices.ts'
import type { Counted } from '../wordCount/count.ts'
import type { CountingStatus } from '../wordCount/counter.ts'
import type { Reason } from '../wordCount/countingError.ts'
import type { PartName } from '../wordCount/parts.ts'
import { billedWords, priceOf } from './price.ts'
import type { Rates } from './rates.ts'

/** The state of a file since it was chosen. */
export type FileStatus =
  | Exclude<CountingStatus, { kind: 'counted' }>
  | (Counted & {
      readonly sha256: string
      /** Parts that are left out, and that the visitor wants to have translated as well. */
      readonly added?: readonly PartName[]
    })

export interface ListedFile {
  readonly file: File
  readonly status: FileStatus
}

/** What the form holds besides files. */
export interface Choices {
  /** Typed in addition to files; 0 if none. */
  readonly words: number
  readonly service: QuoteService
  /** A language of content/<language>/strings/languages.json; empty if unknown. */
  readonly source: string
  /** As it is written in the quote form. */
  readonly sourceName?: string
  /** Codes or names of languages; none if the visitor has not chosen any. */
  readonly targets: readonly string[]
  /** `YYYY-MM-DD`, or empty. */
  readonly deadline: string
  /** Why the deadline that is written was not taken. */
  readonly wrongDeadline?: 'past' | 'far'
  /** The time at which this was read. */
  readonly now: number
}

export interface EstimateState {
  readonly files: readonly ListedFile[]
  readonly choices: Choices
}

export type EstimateAction =
  /** All files that are chosen now. */
  | { readonly type: 'list'; readonly files: readonly File[] }
  | { readonly type: 'tell'; readonly file: File; readonly status: FileStatus }
  /** Adds a part of a file that is left out, or leaves it out again. */
  | { readonly type: 'switch'; readonly file: File; readonly part: PartName }
  | { readonly type: 'choose'; readonly choices: Choices }

export const emptyEstimate: EstimateState = {
  files: [],
  choices: { words: 0, service: 'documents', source: '', targets: [], deadline: '', now: 0 },
}

/** Returns the next state of an estimate. The status of a file that has been removed is ignored. */
export function estimateReducer(state: EstimateState, action: EstimateAction): EstimateState {
  const { files } = state
  switch (action.type) {
    case 'list': {
      const known = new Map(files.map((listed) => [listed.file, listed]))
      return {
        ...state,
        files: action.files.map((file) => known.get(file) ?? { file, status: { kind: 'waiting' } }),
      }
    }
    case 'tell': {
      const { file, status } = action
      return { ...state, files: files.map((listed) => (listed.file === file ? { file, status } : listed)) }
    }
    case 'switch':
      return {
        ...state,
        files: files.map((listed) =>
          listed.file === action.file ? { ...listed, status: switchPart(listed.status, action.part) } : listed,
        ),
      }
    case 'choose':
      return { ...state, choices: action.choices }
  }
}

function switchPart(status: FileStatus, part: PartName): FileStatus {
  if (status.kind !== 'counted') return status
  const { added = [] } = status
  return { ...status, added: added.includes(part) ? added.filter((one) => one !== part) : [...added, part] }
}

/** Returns the words of a file that has been counted, with those of the parts that the visitor has added. */
export function wordsOf({ count, added = [] }: FileStatus & { kind: 'counted' }, rates: Rates): number {
  const parts = count.parts.filter(({ name }) => added.includes(name))
  const sum = (unit: 'words' | 'characters') => parts.reduce((total, part) => total + part[unit], count[unit])
  return billedWords({ words: sum('words'), characters: sum('characters') }, rates)
}

/** The sum of all files and the words that were typed. */
export type Total = ReturnType<typeof totalOf>

export function totalOf({ files, choices }: EstimateState, rates: Rates) {
  const statuses = files.map(({ status }) => status)
  const words = statuses.reduce(
    (sum, status) => sum + (status.kind === 'counted' ? wordsOf(status, rates) : 0),
    choices.words,
  )
  const targets = Math.max(1, choices.targets.length)
  return {
    words,
    /** The number of languages to translate into. */
    targets,
    /** Undefined for services without a price per word. */
    price: words > 0 && hasWordPrice(choices.service) ? priceOf({ words, targets }, rates) : undefined,
    /** The number of files that somebody must count, those in archives included. */
    uncounted: statuses.reduce((sum, status) => sum + uncountedIn(status), 0),
    /** The number of files without words, which may be pictures of them. */
    wordless: statuses.filter((status) =>
      status.kind === 'counted' ? wordsOf(status, rates) === 0 : status.kind === 'refused' && status.reason === 'empty',
    ).length,
    /** The number of files that are not read yet. */
    reading: statuses.filter(({ kind }) => kind === 'waiting' || kind === 'reading').length,
  }
}

function uncountedIn(status: FileStatus): number {
  const isWork = (reason: Reason) => reason !== 'empty'
  if (status.kind === 'refused') return Number(isWork(status.reason))
  if (status.kind !== 'counted') return 0
  return (status.count.members ?? []).reduce(
    (sum, member) =>
      sum + ('count' in member ? uncountedIn({ ...status, count: member.count }) : Number(isWork(member.reason))),
    0,
  )
}

/** Returns the language that most words seem to be in; undefined if no language is likely. */
export function likelySource({ files }: EstimateState): string | undefined {
  const words = new Map<string, number>()
  for (const { status } of files) {
    if (status.kind !== 'counted' || !status.count.language) continue
    const { language } = status.count
    words.set(language, (words.get(language) ?? 0) + status.count.words + status.count.characters)
  }
  return [...words].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
