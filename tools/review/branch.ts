import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Review } from './review.ts'

/** The branch under review and the commit that it is compared with. */
export type Branch = Pick<Review, 'branch' | 'commit' | 'base'>

/** Hosts check out a commit and name its branch in a variable. GitHub: GITHUB_*, Cloudflare: CF_*, Netlify: HEAD, BRANCH. */
const BRANCH_VARIABLES = ['GITHUB_HEAD_REF', 'GITHUB_REF_NAME', 'CF_PAGES_BRANCH', 'HEAD', 'BRANCH']

/** In milliseconds. */
const LONGEST_RUN = 120_000

/**
 * Runs git and returns its output.
 *
 * @throws Error with git's message
 */
export async function git(root: string, parameters: readonly string[], environment = {}): Promise<string> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', ...environment }
  const options = { cwd: root, env, maxBuffer: 256 * 1024 * 1024, timeout: LONGEST_RUN }
  return (await promisify(execFile)('git', parameters, options)).stdout
}

/**
 * Describes the branch and the commit it started from, which is fetched if a shallow clone lacks it.
 *
 * @param name a branch or commit to compare with; by default `origin/main`, else `main`
 * @throws Error outside of a repository
 */
export async function readBranch(root: string, name: string | undefined): Promise<Branch> {
  const names = name === undefined ? ['origin/main', 'main'] : [name, `origin/${name}`]
  const commit = (await git(root, ['rev-parse', 'HEAD'])).trim()
  const current = (await git(root, ['branch', '--show-current'])).trim()
  const variable = BRANCH_VARIABLES.map((variableName) => process.env[variableName]).find(Boolean)
  return {
    branch: current || (variable ?? commit.slice(0, 7)),
    commit,
    base: (await findBase(root, names)) ?? (await fetchBase(root, names)),
  }
}

/** Lists the files of the working tree that differ from a commit, including untracked files. */
export async function listChangedFiles(root: string, commit: string): Promise<string[]> {
  const outputs = await Promise.all([
    git(root, ['diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', commit]),
    git(root, ['ls-files', '--others', '--exclude-standard', '-z']),
  ])
  return outputs.flatMap((output) => output.split('\0').filter(Boolean)).toSorted()
}

async function findBase(root: string, names: readonly string[]): Promise<Review['base']> {
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- the first that exists
    const commit = (await git(root, ['merge-base', 'HEAD', '--end-of-options', name]).catch(() => '')).trim()
    // oxlint-disable-next-line no-await-in-loop -- the last step
    if (commit !== '') return { name, commit, newerCommits: await countNewer(root, commit, name) }
  }
  return undefined
}

/** Counts the commits of a branch since one of its own. */
async function countNewer(root: string, commit: string, name: string): Promise<number> {
  return Number(await git(root, ['rev-list', '--count', '--end-of-options', `${commit}..${name}`]))
}

/** Fetches a branch that a shallow clone lacks, with its whole history. */
async function fetchBase(root: string, names: readonly string[]): Promise<Review['base']> {
  const branch = names[0]?.replace(/^origin\//, '')
  const refspec = `+refs/heads/${branch}:refs/remotes/origin/${branch}`
  // https://git-scm.com/docs/shallow: infinite depth.
  await git(root, ['fetch', '--quiet', '--no-tags', '--depth=2147483647', 'origin', refspec]).catch(() => '')
  return findBase(root, names)
}
