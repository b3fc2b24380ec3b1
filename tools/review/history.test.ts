import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openGit } from './git.ts'
import { listChangedFiles, readHistory } from './history.ts'

let folder: string
/** The repository that is worked in. */
let root: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'history-')))
  root = join(folder, 'a répertoire')
  mkdirSync(root)
  git('init', '--quiet', '--initial-branch=main')
  commit('Begin', { 'a.txt': 'one\ntwo\nthree\nfour\n', 'b.txt': 'b\n' })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function git(...parameters: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...identity, ...parameters], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
}

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

function commit(subject: string, files: Readonly<Record<string, string>> = {}): string {
  write(files)
  git('add', '--all')
  git('commit', '--quiet', '--allow-empty', `--message=${subject}`)
  return git('rev-parse', 'HEAD')
}

function read(base?: string, environment: NodeJS.ProcessEnv = {}) {
  return readHistory(openGit(root), base, environment)
}

describe('the base', () => {
  test('is where the branch began, however main went on', async () => {
    const began = git('rev-parse', 'HEAD')
    git('switch', '--quiet', '--create', 'branch')
    const head = commit('Work')
    git('switch', '--quiet', 'main')
    commit('Go on')
    git('switch', '--quiet', 'branch')
    expect(await read()).toMatchObject({
      branch: 'branch',
      commit: { hash: head, subject: 'Work' },
      base: { name: 'main', commit: { hash: began, subject: 'Begin' } },
      hasUncommittedChanges: false,
    })
  })

  test('is the branch, tag or commit that is named', async () => {
    git('tag', 'v1')
    commit('Work')
    expect(await read('v1')).toMatchObject({ base: { name: 'v1', commit: { subject: 'Begin' } } })
    expect(await read('HEAD~1')).toMatchObject({ base: { name: 'HEAD~1' } })
  })

  test.each<[string, string, () => void]>([
    ['does not exist', 'mian', () => {}],
    ['is no name but an option', '--output=x', () => {}],
    [
      'has another history',
      'main',
      () => {
        git('switch', '--quiet', '--orphan', 'alone')
        commit('Begin anew', { 'c.txt': 'c' })
      },
    ],
  ])('that %s is none', async (_, name, prepare) => {
    prepare()
    expect((await read(name)).base).toBeUndefined()
  })
})

describe('a shallow clone of one branch', () => {
  beforeEach(() => {
    git('switch', '--quiet', '--create', 'branch')
    commit('Work')
    commit('More work')
    const origin = root
    root = join(folder, 'clone')
    execFileSync('git', ['clone', '--quiet', '--depth=1', '--branch=branch', `file://${origin}`, root], {
      stdio: 'pipe',
    })
  })

  test('gets what it lacks', async () => {
    expect(await read()).toMatchObject({ base: { name: 'origin/main', commit: { subject: 'Begin' } } })
  })

  test('without its origin has no base', async () => {
    git('remote', 'set-url', 'origin', `file://${join(folder, 'nowhere')}`)
    expect((await read()).base).toBeUndefined()
  })
})

describe('the branch of a commit that was checked out', () => {
  beforeEach(() => git('checkout', '--quiet', '--detach'))

  test.each<[string, NodeJS.ProcessEnv, string]>([
    ['Netlify', { NETLIFY: 'true', HEAD: 'écrits', BRANCH: 'pull/7/head' }, 'écrits'],
    ['Cloudflare', { CF_PAGES: '1', CF_PAGES_BRANCH: 'écrits' }, 'écrits'],
    [
      'GitHub, of a pull request',
      { GITHUB_ACTIONS: 'true', GITHUB_HEAD_REF: 'écrits', GITHUB_REF_NAME: '7/merge' },
      'écrits',
    ],
    ['GitHub, of a push', { GITHUB_ACTIONS: 'true', GITHUB_HEAD_REF: '', GITHUB_REF_NAME: 'main' }, 'main'],
  ])('%s says it', async (_, environment, branch) => {
    expect(await read(undefined, environment)).toMatchObject({ branch })
  })

  test('is the commit, where nobody says it', async () => {
    const { branch, commit: head } = await read(undefined, { HEAD: 'something else' })
    expect(branch).toBe(head.hash.slice(0, 7))
  })
})

test.each([
  ['https://someone:secret@github.com/owner/name.git', 'https://github.com/owner/name'],
  ['https://x-access-token:secret@github.com/owner/na.me', 'https://github.com/owner/na.me'],
  ['git@github.com:owner/name.git', 'https://github.com/owner/name'],
  ['ssh://git@github.com:22/owner/name.git', 'https://github.com/owner/name'],
  ['https://user:secret@git.example.com/owner/name.git', undefined],
  ['/srv/name.git', undefined],
])('the repository of %s', async (remote, address) => {
  git('remote', 'add', 'origin', remote)
  expect((await read()).repository).toBe(address)
})

describe('changed files', () => {
  const list = () => listChangedFiles(openGit(root), 'main')

  beforeEach(() => git('switch', '--quiet', '--create', 'branch'))

  test('are those of the disk: committed, not committed, not added; renames are found in any case', async () => {
    commit('Add', { 'c.txt': 'c\n' })
    renameSync(join(root, 'a.txt'), join(root, 'é b.txt'))
    rmSync(join(root, 'b.txt'))
    write({ 'new\n"file"\t.txt': 'entirely new\n', 'c.txt': 'changed\n' })
    expect(await list()).toEqual([
      { file: 'b.txt', change: 'removed' },
      { file: 'c.txt', change: 'added' },
      { file: 'new\n"file"\t.txt', change: 'added' },
      { file: 'é b.txt', change: 'renamed', before: 'a.txt' },
    ])
    expect(git('status', '--porcelain')).toContain('?? ')
  })

  test('what was changed and changed back is none', async () => {
    commit('There', { 'a.txt': 'other\n' })
    commit('and back', { 'a.txt': 'one\ntwo\nthree\nfour\n' })
    expect(await list()).toEqual([])
  })

  test('are seen from the project, wherever it is in the repository', async () => {
    commit('Add', { 'site/content/a.txt': 'a\n', 'else.txt': 'e\n' })
    expect(await listChangedFiles(openGit(join(root, 'site')), 'main')).toEqual([
      { file: 'content/a.txt', change: 'added' },
    ])
  })
})
