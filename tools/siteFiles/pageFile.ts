import type { FinishedPages } from './finishedPages.ts'

/** A file of the built site that is made from its finished pages. */
export interface PageFile {
  /** Its address, without leading slash. */
  readonly fileName: string
  readonly type: string
  write(pages: FinishedPages): Promise<string>
}
