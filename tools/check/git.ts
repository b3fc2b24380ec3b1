import { execFileSync } from 'node:child_process'

/** The size of the largest output, in bytes. */
const MAX_OUTPUT = 64 * 1024 * 1024

/** Returns the output of a Git command, or an empty string if it fails, as it does without a Git history. */
export function runGit(root: string, ...parameters: readonly string[]): string {
  try {
    return execFileSync('git', parameters, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: MAX_OUTPUT,
    }).trim()
  } catch {
    return ''
  }
}

/** Returns the commit that the branch started from, or an empty string without a Git history. */
export function baseOfBranch(root: string): string {
  return runGit(root, 'merge-base', 'HEAD', 'origin/main') || runGit(root, 'merge-base', 'HEAD', 'main')
}
