import { type Content, openContent } from '../content/openContent.ts'

/** The content of the development server. */
export interface ServedContent {
  /** Returns the content at the moment, valid or not, with drafts. */
  readonly read: () => Promise<Content>
  /** Has the next reader read again what was saved. */
  readonly reopen: () => void
}

/** Opens the content of a project for its development server, when it is first asked for. */
export function serveContent(root: string): ServedContent {
  let content: Promise<Content> | undefined
  return {
    read: () => (content ??= openContent(root, { drafts: true })),
    reopen: () => {
      content = undefined
    },
  }
}
