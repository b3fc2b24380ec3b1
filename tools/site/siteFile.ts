import type { LoadedDocument } from '../content/loadDocument.ts'
import type { FinishedPages } from '../build/finish/finishedPages.ts'

/** A file of the built site that is not one of its pages, and what it is made from. */
export interface FileMadeFrom<Source> {
  /** Its address, without leading slash. */
  readonly fileName: string
  readonly type: string
  write(source: Source): string | Buffer | Promise<string | Buffer>
}

export type SiteFile = FileMadeFrom<readonly LoadedDocument[]>
export type PageFile = FileMadeFrom<FinishedPages>
