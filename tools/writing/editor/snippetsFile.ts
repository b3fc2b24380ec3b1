import { componentSnippets, markdownSnippets } from './bodySnippets.ts'
import { documentSnippets, keySnippets } from './frontmatterSnippets.ts'

/** From the project's root. */
export const SNIPPETS_FILE = '.vscode/content.code-snippets'

/** What the file is to hold. */
export function formatSnippets(): string {
  const snippets = { ...documentSnippets(), ...keySnippets(), ...componentSnippets(), ...markdownSnippets }
  return `${JSON.stringify(snippets, null, 2)}\n`
}
