import { runGit } from '../check/git.ts'

/** A file that differs from the base. */
export interface ChangedFile {
  readonly file: string
  /** Its name before the branch, if it was renamed. */
  readonly formerFile?: string | undefined
}

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

/** Lists the files of the working tree that differ from a commit, including untracked ones. */
export function listChangedFiles(root: string, commit: string): ChangedFile[] {
  const fields = runGit(root, 'diff', '--name-status', '-z', '--find-renames', '--no-ext-diff', commit).split('\0')
  const changes: ChangedFile[] = []
  while (fields.length > 1) {
    const [status = '', file = ''] = fields.splice(0, 2)
    changes.push(status.startsWith('R') ? { file: fields.shift() ?? '', formerFile: file } : { file })
  }
  const untracked = runGit(root, 'ls-files', '--others', '--exclude-standard', '-z').split('\0').filter(Boolean)
  return [...changes, ...untracked.map((file) => ({ file }))]
}
