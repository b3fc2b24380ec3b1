import type { QuoteService } from '../../renderer/quoteServices.ts'
import type { FileCount } from './countDocument.ts'
import type { Obstacle } from './countingError.ts'
import type { CountingAnswer } from './messages.ts'
import { billedWords } from './price.ts'
import type { Rates } from './rates.ts'

/** Where a file is, from the moment that it was chosen. */
export type FileStatus =
  | { readonly kind: 'waiting' }
  /** `progress`: the part that has been read, from 0 to 1. */
  | { readonly kind: 'reading'; readonly progress: number }
  | { readonly kind: 'counted'; readonly count: FileCount; readonly sha256: string }
  | { readonly kind: 'uncounted'; readonly obstacle: Obstacle }

export interface ListedFile {
  readonly id: number
  readonly name: string
  readonly size: number
  readonly lastModified: number
  readonly status: FileStatus
}

/** What is asked for besides files. */
export interface Choices {
  /** Typed, in place of files or besides; 0 where none are. */
  readonly words: number
  readonly service: QuoteService
  /** A language of content/<language>/strings/languages.json; empty where nobody has said. */
  readonly source: string
  readonly targets: readonly string[]
  /** `YYYY-MM-DD`, or empty. */
  readonly deadline: string
}

export interface EstimateState {
  readonly files: readonly ListedFile[]
  readonly choices: Choices
  /** The name of a file that was chosen twice just now. */
  readonly twice: string | null
}

export type EstimateAction =
  | { readonly type: 'add'; readonly files: ReadonlyArray<Omit<ListedFile, 'status'>> }
  | { readonly type: 'remove'; readonly id: number }
  | { readonly type: 'answer'; readonly answer: CountingAnswer }
  | { readonly type: 'choose'; readonly choices: Choices }

export const emptyEstimate: EstimateState = {
  files: [],
  choices: { words: 0, service: 'documents', source: '', targets: [], deadline: '' },
  twice: null,
}

export function estimateReducer(state: EstimateState, action: EstimateAction): EstimateState {
  switch (action.type) {
    case 'add': {
      const isKnown = (file: Omit<ListedFile, 'status'>) => state.files.some((one) => isSame(one, file))
      const added = action.files.filter((file) => !isKnown(file))
      const again = action.files.find(isKnown)
      return {
        ...state,
        files: [...state.files, ...added.map((file) => ({ ...file, status: { kind: 'waiting' } as const }))],
        twice: again?.name ?? null,
      }
    }
    case 'remove':
      return { ...state, files: state.files.filter(({ id }) => id !== action.id), twice: null }
    case 'answer':
      // One that was removed meanwhile is not there any more.
      return {
        ...state,
        files: state.files.map((file) =>
          file.id === action.answer.id ? { ...file, status: statusOf(action.answer) } : file,
        ),
      }
    case 'choose':
      return { ...state, choices: action.choices }
  }
}

/** Reports whether two files are the same one, chosen twice. */
export function isSame(one: Omit<ListedFile, 'status' | 'id'>, other: Omit<ListedFile, 'status' | 'id'>): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}

function statusOf(answer: CountingAnswer): FileStatus {
  if ('progress' in answer) return { kind: 'reading', progress: answer.progress }
  return 'count' in answer
    ? { kind: 'counted', count: answer.count, sha256: answer.sha256 }
    : { kind: 'uncounted', obstacle: answer.obstacle }
}

/** What all files and the words that were typed come to. */
export type Total = ReturnType<typeof totalOf>

export function totalOf({ files, choices }: EstimateState, rates: Rates) {
  const statuses = files.map(({ status }) => status)
  return {
    words: statuses.reduce(
      (sum, status) => sum + (status.kind === 'counted' ? billedWords(status.count, rates) : 0),
      choices.words,
    ),
    /** Files that somebody must count. */
    uncounted: statuses.filter((status) => status.kind === 'uncounted' && status.obstacle !== 'empty').length,
    /** Files that are not read yet. */
    reading: statuses.filter(({ kind }) => kind === 'waiting' || kind === 'reading').length,
  }
}

/** Returns the language that most words seem to be in; undefined where none is likely. */
export function likelySource({ files }: EstimateState): string | undefined {
  const words = new Map<string, number>()
  for (const { status } of files) {
    if (status.kind !== 'counted' || !status.count.language) continue
    const { language } = status.count
    words.set(language, (words.get(language) ?? 0) + status.count.words + status.count.characters)
  }
  return [...words].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
