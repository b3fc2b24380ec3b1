import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whySkipped } from '../test/requirements.ts'
import { whyGitRefuses } from './git.ts'

let root = ''
const withoutGit = whySkipped('git')

beforeEach(({ skip }) => {
  skip(withoutGit !== undefined, withoutGit)
  root = mkdtempSync(join(tmpdir(), 'repository-'))
  mkdirSync(join(root, 'site'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  if (root) rmSync(root, { recursive: true })
})

test('a folder without a repository, and a repository that Git reads, are all right', () => {
  expect(whyGitRefuses(join(root, 'site'))).toBeUndefined()
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  expect(whyGitRefuses(join(root, 'site'))).toBeUndefined()
})

test('a repository of another user is refused in the words of Git, which say what to do', () => {
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(root, 'none'))
  expect(whyGitRefuses(join(root, 'site'))).toContain('safe.directory')
})

test('without Git, a repository cannot be read', () => {
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  vi.stubEnv('PATH', root)
  expect(whyGitRefuses(root)).toContain('git')
})
