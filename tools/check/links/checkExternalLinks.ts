import { execFileSync } from 'node:child_process'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { type Place, remark } from '../messages/diagnose.ts'

/** Milliseconds until a host has answered. */
const PATIENCE = 5000
const MOST = 50
const ADDRESS = /https:\/\/[^\s)>"'\]]+/g

/** Says what a host answers: its status, or undefined where nothing does. */
type Ask = (url: string) => Promise<number | undefined>

/**
 * Tries the links to other sites that the branch adds, and tells of those where nothing is: remarks alone, since hosts come and
 * go. Where there is no network, or no history, nothing is told.
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
    return status === undefined || status === 404 || status === 410 ? remark('link-external-dead', place, { url }) : []
  })
}

async function askForHead(url: string): Promise<number | undefined> {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) })).status
  } catch {
    return undefined
  }
}

/** What the branch and the working tree add to documents, as `git diff` writes it. */
function readAdditions(root: string): string {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  for (const main of ['origin/main', 'main']) {
    try {
      return git('diff', '-U0', '--no-color', git('merge-base', 'HEAD', main), '--', 'content/*.mdx')
    } catch {
      // Not every copy of the project has that branch.
    }
  }
  return ''
}

/** The addresses in added lines, each once, where they stand in the file of today. */
export function listAddedLinks(difference: string): Array<{ readonly url: string; readonly place: Place }> {
  const found = new Map<string, Place>()
  let file = ''
  let line = 0
  for (const text of difference.split('\n')) {
    if (text.startsWith('+++ ')) file = text.replace(/^\+\+\+ b\//, '')
    else if (text.startsWith('@@')) line = Number(/\+(\d+)/.exec(text)?.[1])
    else if (text.startsWith('+')) {
      for (const { 0: url, index } of text.matchAll(ADDRESS)) {
        if (!found.has(url)) found.set(url.replace(/[.,;:!?]+$/, ''), { file, line, column: index })
      }
      line += 1
    }
  }
  return [...found].map(([url, place]) => ({ url, place }))
}
