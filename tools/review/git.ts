import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Review } from './review.ts'

/** The branch under review and the commit that it is compared with. */
export type Branch = Pick<Review, 'branch' | 'commit' | 'base' | 'hasUncommittedChanges'>

/** Git hooks set these for their own repository; they take precedence over the working directory. */
const WITHOUT_HOOK = { GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined, GIT_PREFIX: undefined }
/** Hosts check out a commit and name its branch in a variable. GitHub: GITHUB_*, Cloudflare: CF_*, Netlify: HEAD, BRANCH. */
const BRANCH_VARIABLES = ['GITHUB_HEAD_REF', 'GITHUB_REF_NAME', 'CF_PAGES_BRANCH', 'HEAD', 'BRANCH']

/**
 * Runs git and returns its output.
 *
 * @throws Error with git's message
 */
export async function git(
  root: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)('git', [...parameters], {
    cwd: root,
    env: { ...process.env, ...WITHOUT_HOOK, GIT_TERMINAL_PROMPT: '0', ...environment },
    maxBuffer: 256 * 1024 * 1024,
    timeout: 120_000,
  })
  return stdout
}

/**
 * Describes the branch and the commit it started from, which is fetched where a shallow clone lacks it.
 *
 * @param name a branch or commit to compare with; by default `origin/main`, else `main`
 * @throws Error outside of a repository
 */
export async function readBranch(root: string, name: string | undefined): Promise<Branch> {
  const commit = await readCommit(root, 'HEAD')
  const names = name === undefined ? ['origin/main', 'main'] : [name, `origin/${name}`]
  const base = (await findBase(root, names)) ?? (await fetchBase(root, names))
  const current = (await git(root, ['branch', '--show-current'])).trim()
  const variable = BRANCH_VARIABLES.map((variableName) => process.env[variableName]).find(Boolean)
  return {
    branch: current || (variable ?? commit.hash.slice(0, 7)),
    commit,
    ...(base && { base }),
    hasUncommittedChanges: (await git(root, ['status', '--porcelain'])) !== '',
  }
}

/** Lists the files of the working tree that differ from a commit, untracked ones too. */
export async function listChangedFiles(root: string, commit: string): Promise<string[]> {
  const outputs = await Promise.all([
    git(root, ['diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', commit]),
    git(root, ['ls-files', '--others', '--exclude-standard', '-z']),
  ])
  return outputs.flatMap((output) => output.split('\0').filter(Boolean)).toSorted()
}

async function readCommit(root: string, name: string): Promise<Review['commit']> {
  const output = await git(root, ['log', '-1', '--no-show-signature', '--format=%H %s', '--end-of-options', name])
  return { hash: output.slice(0, 40), subject: output.slice(41).trimEnd() }
}

async function findBase(root: string, names: readonly string[]): Promise<Review['base']> {
  const hashes = await Promise.all(
    names.map((name) => git(root, ['merge-base', 'HEAD', '--end-of-options', name]).catch(() => '')),
  )
  const index = hashes.findIndex((hash) => hash !== '')
  const [name, hash] = [names[index], hashes[index]?.trim()]
  return name !== undefined && hash !== undefined ? { name, commit: await readCommit(root, hash) } : undefined
}

/** A shallow clone has one branch: others are fetched by name. */
async function fetchBase(root: string, names: readonly string[]): Promise<Review['base']> {
  const branch = names[0]?.replace(/^origin\//, '') ?? ''
  const isShallow = (await git(root, ['rev-parse', '--is-shallow-repository'])).trim() === 'true'
  const refspec = `+refs/heads/${branch}:refs/remotes/origin/${branch}`
  const fetch = ['fetch', '--quiet', '--no-tags', ...(isShallow ? ['--unshallow'] : []), 'origin', refspec]
  await git(root, fetch).catch(() => '')
  return findBase(root, names)
}
