import type { Review } from './review.ts'

/**
 * Where a file can be edited on the repository, in the branch.
 *
 * @param line to be shown, from 1
 * @returns undefined where the repository is not known
 */
export function editAddress(
  { repository, branch }: Pick<Review, 'repository' | 'branch'>,
  file: string,
  line?: number,
): string | undefined {
  if (repository === undefined) return undefined
  return `${repository}/edit/${inAddress(branch)}/${inAddress(file)}${line === undefined ? '' : `#L${line}`}`
}

/** Where a commit is shown on the repository. */
export function commitAddress({ repository }: Pick<Review, 'repository'>, hash: string): string | undefined {
  return repository === undefined ? undefined : `${repository}/commit/${hash}`
}

/** As people name a commit: its first letters. */
export function shortHash(hash: string): string {
  return hash.slice(0, 7)
}

/** Branches and files may have any letter, `#` and accents too; slashes stay. */
function inAddress(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
