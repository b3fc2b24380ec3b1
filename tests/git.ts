import { execFileSync } from 'node:child_process'

/** Runs git in a folder, as somebody with a name. Returns its output. */
export function runGit(folder: string, ...parameters: readonly string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...identity, ...parameters], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
}
