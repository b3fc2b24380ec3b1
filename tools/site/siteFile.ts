/** A file of the built site that is not one of its pages. */
export interface SiteFile {
  /** Its address, without leading slash. */
  readonly fileName: string
  readonly type: string
  write(): string | Buffer | Promise<string | Buffer>
}
