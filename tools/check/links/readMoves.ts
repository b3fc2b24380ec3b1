import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { baseOfBranch, runGit, runGitWith } from '../git.ts'

/** What happened to a document, by paths from the project's root: a deleted one has no `to`. */
export interface Move {
  readonly from: string
  readonly to: string | undefined
}

/**
 * Returns the documents that were renamed or deleted since the branch started, whether committed or not. File managers and
 * editors rename without `git mv`, and `git diff` leaves the new file out, which is untracked: a copy of the index gets it.
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
    const options = ['--relative', '--name-status', '--find-renames=40%', '--diff-filter=DR']
    const base = baseOfBranch(root) || 'HEAD'
    // Names with accents are printed as they are.
    const output = runGitWith(
      root,
      environment,
      '-c',
      'core.quotePath=false',
      'diff',
      ...options,
      base,
      '--',
      'content',
    )
    // `R087	old	new`, `D	old`
    return output.split('\n').flatMap((line) => {
      const [, from = '', to] = line.split('\t')
      return from.endsWith('.mdx') ? [{ from, to }] : []
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
