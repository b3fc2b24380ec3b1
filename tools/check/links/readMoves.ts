import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { addressesOf } from '../../content/pageAddresses.ts'
import { baseOfBranch, runGit, runGitWith } from '../git.ts'

/** What happened to a document, by paths from the project's root: a new one has no `from`, a deleted one no `to`. */
export interface Move {
  readonly from?: string
  readonly to?: string | undefined
}

const OPTIONS = ['--relative', '--name-status', '--find-renames=40%']
/** Names with accents are printed as they are. */
const PLAIN_NAMES = ['-c', 'core.quotePath=false']

/**
 * Returns the documents that were added, renamed or deleted since the branch started, whether committed or not. File
 * managers and editors rename without `git mv`, and `git diff` leaves the new file out, which is untracked: a copy of
 * the index gets it.
 *
 * @param root the project's root
 */
export function readMoves(root: string): Move[] {
  const index = runGit(root, 'rev-parse', '--git-path', 'index')
  if (index === '') return []
  const folder = mkdtempSync(join(tmpdir(), 'index-'))
  try {
    const environment = { GIT_INDEX_FILE: join(folder, 'index') }
    if (existsSync(resolve(root, index))) copyFileSync(resolve(root, index), environment.GIT_INDEX_FILE)
    runGitWith(root, environment, 'add', '--intent-to-add', '--', 'content')
    // A document that is new on the branch can have been renamed there.
    return [...new Set([baseOfBranch(root), 'HEAD'])].filter(Boolean).flatMap((commit) => {
      const parameters = [...PLAIN_NAMES, 'diff', ...OPTIONS, '--diff-filter=ADR', commit, '--', 'content']
      return parseMoves(runGitWith(root, environment, ...parameters))
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Returns the documents that the last commits renamed or deleted, the oldest first. */
export function readFormerMoves(root: string): Move[] {
  const parameters = ['log', '-n', '300', '--reverse', '--format=', ...OPTIONS, '--diff-filter=DR', '--', 'content']
  return parseMoves(runGit(root, ...PLAIN_NAMES, ...parameters))
}

/** Parses the output of `--name-status`: lines such as `R087	old	new`, `D	old`, `A	new`. */
function parseMoves(output: string): Move[] {
  return output.split('\n').flatMap((line): Move[] => {
    const [status, one = '', other] = line.split('\t')
    if (!one.endsWith('.mdx')) return []
    return status === 'A' ? [{ to: one }] : [{ from: one, to: other }]
  })
}

/** Returns the present address of each former one, without language; an empty string for deleted documents. */
export function followMoves(moves: readonly Move[]): ReadonlyMap<string, string> {
  const addressOf = (file: string | undefined) => (file === undefined ? '' : (addressesOf([file])[0] ?? ''))
  const steps = new Map(moves.flatMap(({ from, to }) => (from === undefined ? [] : [[addressOf(from), addressOf(to)]])))
  const follow = (address: string, seen: readonly string[] = []): string => {
    const next = steps.get(address)
    return next === undefined || seen.includes(next) ? address : follow(next, [...seen, next])
  }
  return new Map([...steps].map(([address]) => [address, follow(address)]))
}
