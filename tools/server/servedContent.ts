import { type Content, openContent } from '../content/openContent.ts'

/** The content of the development server. */
export interface ServedContent {
  /** Returns the content at the moment, valid or not, with drafts. */
  readonly read: () => Promise<Content>
  /** Reads again what was saved. */
  readonly reopen: () => Promise<Content>
}

/** Opens the content of a project for its development server, when it is first asked for. */
export function serveContent(root: string): ServedContent {
  let content: Promise<Content> | undefined
  const open = (previous?: Content) => openContent(root, { drafts: true, keepsTrees: true, previous })
  const reopen = (): Promise<Content> => {
    const opening = (content ?? Promise.resolve(undefined)).catch(() => undefined).then(open)
    content = opening
    // A failure is not kept: the next reader tries again.
    opening.catch(() => {
      if (content === opening) content = undefined
    })
    return opening
  }
  return { read: () => content ?? reopen(), reopen }
}
