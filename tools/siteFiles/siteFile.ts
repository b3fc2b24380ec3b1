import type { LoadedDocument } from '../content/loadDocument.ts'

/** A file of the built site that is not one of its pages. */
export interface SiteFile {
  /** Its address, without leading slash. */
  readonly fileName: string
  readonly type: string
  write(documents: readonly LoadedDocument[]): string | Buffer | Promise<string | Buffer>
}
