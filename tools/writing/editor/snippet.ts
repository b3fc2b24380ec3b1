/** https://code.visualstudio.com/docs/editing/userdefinedsnippets */
export interface Snippet {
  /** What is typed to get it. */
  readonly prefix: string | readonly string[]
  readonly body: readonly string[]
  readonly description: string
  /** .vscode/settings.json has documents read as Markdown. */
  readonly scope: 'markdown'
}

/** A snippet for documents. */
export function snippetOf(prefix: Snippet['prefix'], body: readonly string[], description: string): Snippet {
  return { scope: 'markdown', prefix, description, body }
}
