import type { Diagnostic } from '../../content/diagnostics.ts'
import { type Place, warn } from '../diagnose.ts'
import { baseOfBranch, runGit } from '../git.ts'

/** Milliseconds until a host has answered. */
const PATIENCE = 5000
const MOST = 50
const ADDRESS = /https:\/\/[^\s)>"'\]]+/g

/** Returns the status that a host answers with; undefined where none answers. */
type Ask = (url: string) => Promise<number | undefined>

/**
 * Requests the links to other sites that the branch adds, and warns of dead ones. Without a network or a Git history there are no
 * diagnostics.
 *
 * @param root the project's root
 */
export async function checkExternalLinks(root: string, ask: Ask = askForHead): Promise<Diagnostic[]> {
  const links = listAddedLinks(readAdditions(root)).slice(0, MOST)
  const answers = await Promise.all(links.map(async ({ url }) => ask(url)))
  // Where no host at all is reached, it is the network that is missing.
  if (answers.every((status) => status === undefined)) return []
  return links.flatMap(({ url, place }, index) => {
    const status = answers[index]
    return status === undefined || status === 404 || status === 410 ? warn('link-external-dead', place, { url }) : []
  })
}

async function askForHead(url: string): Promise<number | undefined> {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) })).status
  } catch {
    return undefined
  }
}

/** Returns the lines that the branch and the working tree add to documents, as `git diff` writes them. */
function readAdditions(root: string): string {
  const base = baseOfBranch(root)
  return base === '' ? '' : runGit(root, 'diff', '-U0', '--no-color', base, '--', 'content/*.mdx')
}

/** Returns the addresses in added lines, each once, with their places in the present file. */
export function listAddedLinks(difference: string): Array<{ readonly url: string; readonly place: Place }> {
  const found = new Map<string, Place>()
  let [file, line] = ['', 0]
  for (const text of difference.split('\n')) {
    if (text.startsWith('+++ ')) file = text.replace(/^\+\+\+ b\//, '')
    else if (text.startsWith('@@')) line = Number(/\+(\d+)/.exec(text)?.[1])
    else if (text.startsWith('+')) {
      for (const { 0: url, index: column } of text.matchAll(ADDRESS)) {
        if (!found.has(url)) found.set(url.replace(/[.,;:!?]+$/, ''), { file, line, column })
      }
      line += 1
    }
  }
  return [...found].map(([url, place]) => ({ url, place }))
}
