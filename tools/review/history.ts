import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Git } from './git.ts'
import type { Review } from './review.ts'

/** What a branch is, and what it is compared with. */
export type History = Pick<Review, 'branch' | 'commit' | 'base' | 'hasUncommittedChanges' | 'repository'>

/** A file of the project that differs; of one that was removed, its last name. */
export interface ChangedFile {
  readonly file: string
  readonly change: 'added' | 'changed' | 'removed' | 'renamed'
  /** Where a renamed one was. */
  readonly before?: string
}

/** Where hosts, which check out a commit, say what branch it is of. */
const BRANCH_VARIABLES = ['GITHUB_HEAD_REF', 'GITHUB_REF_NAME', 'CF_PAGES_BRANCH']
const BRANCH_VARIABLES_OF_NETLIFY = ['HEAD', 'BRANCH']
/** As `https://name:password@github.com/owner/name.git`, or `git@github.com:owner/name`. */
const GITHUB = /^(?:\w+:\/\/)?(?:[^/@]*@)?github\.com(?::\d+(?=\/)|:)?\/?([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i

/**
 * Finds the commit that a branch began at, and fetches it where a shallow clone lacks it.
 *
 * @param git in the project's root
 * @param base the branch or commit to compare with; `origin/main`, else `main`, where none is given
 * @throws Error where there is no history at all
 */
export async function readHistory(
  git: Git,
  base: string | undefined,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<History> {
  const commit = await readCommit(git, 'HEAD')
  const names = base === undefined ? ['origin/main', 'main'] : [base, `origin/${base}`]
  const found = (await findMergeBase(git, names)) ?? (await fetchBase(git, names))
  const remote = await git(['remote', 'get-url', 'origin']).catch(() => '')
  const [, repository] = GITHUB.exec(remote.trim()) ?? []
  const current = (await git(['branch', '--show-current'])).trim()
  const variables = environment['NETLIFY'] ? BRANCH_VARIABLES_OF_NETLIFY : BRANCH_VARIABLES
  const told = variables.map((name) => environment[name]).find((name) => name)
  return {
    branch: current || (told ?? commit.hash.slice(0, 7)),
    commit,
    ...(found && { base: found }),
    hasUncommittedChanges: (await git(['status', '--porcelain', '--', '.'])) !== '',
    // Never with what is secret in the address that git fetches from.
    ...(repository !== undefined && { repository: `https://github.com/${repository}` }),
  }
}

async function readCommit(git: Git, name: string): Promise<Review['commit']> {
  const output = await git(['log', '-1', '--no-show-signature', '--format=%H%x00%cI%x00%s', '--end-of-options', name])
  const [hash = '', date = '', subject = ''] = output.trimEnd().split('\0')
  return { hash, date, subject }
}

async function findMergeBase(git: Git, names: readonly string[]): Promise<Review['base']> {
  const hashes = await Promise.all(
    names.map((name) => git(['merge-base', 'HEAD', '--end-of-options', name]).catch(() => '')),
  )
  const index = hashes.findIndex((hash) => hash !== '')
  return index === -1
    ? undefined
    : { name: names[index] ?? '', commit: await readCommit(git, hashes[index]?.trim() ?? '') }
}

/** A shallow clone is of one branch: others are not fetched unless they are named. */
async function fetchBase(git: Git, names: readonly string[]): Promise<Review['base']> {
  const branch = names[0]?.replace(/^origin\//, '') ?? ''
  const isShallow = (await git(['rev-parse', '--is-shallow-repository'])).trim() === 'true'
  const refspec = `+refs/heads/${branch}:refs/remotes/origin/${branch}`
  await git(['fetch', '--quiet', '--no-tags', ...(isShallow ? ['--unshallow'] : []), 'origin', refspec]).catch(() => '')
  return findMergeBase(git, names)
}

/**
 * What on the disk differs from a commit, committed or not; files that nobody added yet are added ones.
 *
 * @param git in the project's root
 */
export async function listChangedFiles(git: Git, commit: string): Promise<ChangedFile[]> {
  // An index of its own: with what is new in it, git finds renames that were not made with git mv.
  const index = join(tmpdir(), `review-${randomUUID()}`)
  const environment = { GIT_INDEX_FILE: index }
  try {
    await git(['read-tree', 'HEAD'], environment)
    await git(['add', '--intent-to-add', '--', '.'], environment)
    const status = ['diff', '--name-status', '-z', '--find-renames', '--relative', '--no-ext-diff', commit, '--', '.']
    return parseNameStatus(await git(status, environment))
  } finally {
    await rm(index, { force: true })
  }
}

/** @param output of `git diff --name-status -z`: https://git-scm.com/docs/git-diff#_raw_output_format */
export function parseNameStatus(output: string): ChangedFile[] {
  return Array.from(output.matchAll(/([RC])\d*\0([^\0]*)\0([^\0]*)\0|([A-Z])\0([^\0]*)\0/g), (match): ChangedFile => {
    const [, moved, before = '', to = '', letter, file = ''] = match
    if (moved === 'R') return { file: to, change: 'renamed', before }
    if (moved === 'C') return { file: to, change: 'added' }
    return { file, change: letter === 'A' ? 'added' : letter === 'D' ? 'removed' : 'changed' }
  })
}
