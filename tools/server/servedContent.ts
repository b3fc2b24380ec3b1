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
  let last: Promise<Content | undefined> = Promise.resolve(undefined)
  let content: Promise<Content> | undefined
  const open = async (): Promise<Content> => {
    const previous = await last
    return openContent(root, { drafts: true, keepsTrees: true, previous })
  }
  return {
    read: () => (content ??= open()),
    reopen: () => {
      // A failure is not kept: the next reader tries again.
      if (content) last = content.catch(() => undefined)
      content = undefined
    },
  }
}
