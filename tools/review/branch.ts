import { runGit } from '../check/git.ts'

/**
 * Returns the commit that the branch started from, or an empty string if there is none. What a shallow clone lacks is fetched.
 *
 * @param base the branch or commit to compare with: `origin/main`
 */
export function findBase(root: string, base: string): string {
  const find = () => runGit(root, 'merge-base', 'HEAD', '--end-of-options', base)
  const known = find()
  if (known !== '') return known
  const branch = base.replace(/^origin\//, '')
  // https://git-scm.com/docs/shallow: infinite depth.
  const whole = ['--quiet', '--no-tags', '--depth=2147483647']
  runGit(root, 'fetch', ...whole, 'origin', `+refs/heads/${branch}:refs/remotes/origin/${branch}`)
  return find()
}

/** Lists the files of the working tree that differ from a commit, including untracked ones, and those that it lacks. */
export function listChangedFiles(root: string, commit: string): string[] {
  const list = (...parameters: readonly string[]) =>
    runGit(root, ...parameters, '-z')
      .split('\0')
      .filter(Boolean)
  return [
    ...list('diff', '--name-only', '--no-renames', '--no-ext-diff', commit),
    ...list('ls-files', '--others', '--exclude-standard'),
  ]
}
