import { type Diagnostic, warn } from '../../content/diagnostics.ts'
import type { PartialDocument } from '../../content/readDocument.ts'
import { baseOfBranch, runGit } from '../git.ts'

/** How many milliseconds a host may take to answer. */
const ANSWER_TIMEOUT = 5000
const MAX_LINKS = 50

/**
 * Requests the links to other sites that the branch adds, and warns of dead ones. Without a network or a Git history,
 * there are no diagnostics.
 *
 * @param root the project's root
 * @param ask returns the status of a host's response, or undefined without a response
 */
export async function checkExternalLinks(
  root: string,
  documents: readonly PartialDocument[],
  ask = askForHead,
): Promise<Diagnostic[]> {
  const base = baseOfBranch(root)
  const changed = base === '' ? '' : runGit(root, 'diff', '--name-only', base, '--', 'content/*.mdx')
  const added = documents.flatMap(({ entry, body }) => {
    const file = entry.file.slice(1)
    if (!changed.split('\n').includes(file)) return []
    const before = runGit(root, 'show', `${base}:${file}`)
    const links = body.links.filter(({ url }) => url.startsWith('https:') && !before.includes(url))
    return links.map(({ url, line, column }) => [url, { file, line, column }] as const)
  })
  const links = [...new Map(added)].slice(0, MAX_LINKS)
  const answers = await Promise.all(links.map(async ([url]) => ask(url)))
  // If no host answers at all, there is no network.
  if (answers.every((status) => status === undefined)) return []
  return links.flatMap(([url, place], index) => {
    const status = answers[index]
    return status === undefined || status === 404 || status === 410 ? warn('link-external-dead', place, { url }) : []
  })
}

async function askForHead(url: string): Promise<number | undefined> {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_TIMEOUT) })).status
  } catch {
    return undefined
  }
}
