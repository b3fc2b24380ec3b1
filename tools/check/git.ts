import { execFileSync } from 'node:child_process'

/** Returns what a Git command prints; nothing where it fails: not every copy of the project has its history. */
export function runGit(root: string, ...parameters: readonly string[]): string {
  try {
    return execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** Returns the commit that the branch began at; nothing where there is no history of it. */
export function baseOfBranch(root: string): string {
  return runGit(root, 'merge-base', 'HEAD', 'origin/main') || runGit(root, 'merge-base', 'HEAD', 'main')
}
