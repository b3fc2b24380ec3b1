import type { FileCount } from './countDocument.ts'
import type { Obstacle } from './countingError.ts'

/** A file that the worker is to count. */
export interface CountingTask {
  readonly id: number
  readonly file: File
}

/** What the worker says of the file with that number. */
export type CountingAnswer = { readonly id: number } & (
  | { readonly progress: number }
  | { readonly count: FileCount; readonly sha256: string }
  | { readonly obstacle: Obstacle }
)
