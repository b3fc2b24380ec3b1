import { didYouMean } from '../content/suggest.ts'
import { branchOfHost } from './branchName.ts'
import { type Git, GitError, succeeds } from './git.ts'
import { repositoryAddress } from './repositoryAddress.ts'
import type { Review } from './review.ts'

/** What a branch is, and what it is compared with. */
export type History = Pick<Review, 'branch' | 'commit' | 'base' | 'hasUncommittedChanges' | 'repository'> & {
  /** Why there is no base, in a sentence. */
  readonly whyNoBase?: string
}

type Commit = Review['commit']

const DEFAULT_BASES = ['origin/main', 'main']
const REMOTE = 'origin'

/**
 * Finds the commit that a branch began at, and fetches it where a shallow clone lacks it.
 *
 * @param git in the project's root
 * @param base the branch or commit to compare with; `origin/main`, else `main`, where none is given
 * @throws GitError where there is no history at all, or nothing of the name that was given
 */
export async function readHistory(
  git: Git,
  base: string | undefined,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<History> {
  const commit = await readCommit(git, 'HEAD').catch((error: unknown) => {
    throw new GitError(`A review needs the history of git: ${error instanceof Error ? error.message : String(error)}`)
  })
  const remote = await git(['remote', 'get-url', REMOTE]).catch(() => undefined)
  const found = await findBase(git, base, remote !== undefined)
  const repository = remote === undefined ? undefined : repositoryAddress(remote)
  const state = await git(['status', '--porcelain', '-z', '--untracked-files=normal', '--', '.'])
  return {
    branch: await nameBranch(git, commit, environment),
    commit,
    ...('name' in found ? { base: found } : { whyNoBase: found.why }),
    hasUncommittedChanges: state !== '',
    ...(repository !== undefined && { repository }),
  }
}

async function readCommit(git: Git, name: string): Promise<Commit> {
  const output = await git(['log', '-1', '--no-show-signature', '--format=%H%x00%cI%x00%s', '--end-of-options', name])
  const [hash = '', date = '', subject = ''] = output.trimEnd().split('\0')
  return { hash, date, subject }
}

/** Hosts check out commits: there, the branch is what they say. */
async function nameBranch(git: Git, commit: Commit, environment: NodeJS.ProcessEnv): Promise<string> {
  const name = (await git(['branch', '--show-current'])).trim()
  return name === '' ? (branchOfHost(environment) ?? commit.hash.slice(0, 7)) : name
}

async function findBase(
  git: Git,
  given: string | undefined,
  hasRemote: boolean,
): Promise<{ name: string; commit: Commit } | { why: string }> {
  const names = given === undefined ? DEFAULT_BASES : [given, `${REMOTE}/${given}`]
  const known = await findMergeBase(git, names)
  if (known) return known

  const fetched = hasRemote ? await fetchBase(git, given ?? DEFAULT_BASES[0] ?? '') : undefined
  const found = await findMergeBase(git, names)
  if (found) return found

  const wanted = given ?? DEFAULT_BASES[0] ?? ''
  if (await isKnown(git, names)) return { why: `This branch has no commit in common with ${wanted}.` }
  if (fetched === 'unreachable') return { why: `${wanted} is not in this clone, and could not be fetched.` }
  if (given === undefined) return { why: `There is no branch ${DEFAULT_BASES.join(' and no branch ')}.` }
  const branches = await git(['for-each-ref', '--format=%(refname:short)', 'refs/heads', 'refs/remotes'])
  throw new GitError(
    `There is no branch or commit "${given}". ${didYouMean(given, branches.split('\n').filter(Boolean))}`,
  )
}

async function findMergeBase(
  git: Git,
  names: readonly string[],
): Promise<{ name: string; commit: Commit } | undefined> {
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- the first that there is
    const hash = await git(['merge-base', 'HEAD', '--end-of-options', name]).catch(() => '')
    // oxlint-disable-next-line no-await-in-loop
    if (hash !== '') return { name, commit: await readCommit(git, hash.trim()) }
  }
  return undefined
}

async function isKnown(git: Git, names: readonly string[]): Promise<boolean> {
  const known = await Promise.all(
    names.map((name) => succeeds(git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]))),
  )
  return known.includes(true)
}

/** Once: all of the history, and the base's branch. */
async function fetchBase(git: Git, base: string): Promise<'fetched' | 'unknown' | 'unreachable'> {
  const branch = base.startsWith(`${REMOTE}/`) ? base.slice(REMOTE.length + 1) : base
  const isShallow = (await git(['rev-parse', '--is-shallow-repository'])).trim() === 'true'
  // A shallow clone is of one branch: others are not fetched unless they are named.
  const refspec = `+refs/heads/${branch}:refs/remotes/${REMOTE}/${branch}`
  try {
    await git(['fetch', '--quiet', '--no-tags', ...(isShallow ? ['--unshallow'] : []), REMOTE, refspec])
    return 'fetched'
  } catch (error) {
    return error instanceof Error && /couldn't find remote ref|invalid refspec/.test(error.message)
      ? 'unknown'
      : 'unreachable'
  }
}
