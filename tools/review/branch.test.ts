import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runGit } from '../../tests/git.ts'
import { whySkipped } from '../test/requirements.ts'
import { listChangedFiles, readBranch } from './branch.ts'

let folder: string
/** The repository under test. */
let root: string

const withoutGit = whySkipped('git')

beforeEach(({ skip }) => {
  skip(withoutGit !== undefined, withoutGit)
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'history-')))
  root = join(folder, 'a répertoire')
  mkdirSync(root)
  git('init', '--quiet', '--initial-branch=main')
  commit('Begin', { 'a.txt': 'one\ntwo\nthree\nfour\n', 'b.txt': 'b\n' })
})
afterEach(() => folder && rmSync(folder, { recursive: true, force: true }))

function git(...parameters: string[]): string {
  return runGit(root, ...parameters)
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

function read(base?: string) {
  return readBranch(root, base)
}

describe('the base', () => {
  test('is the commit that the branch started from, even if main has moved on', async () => {
    const began = git('rev-parse', 'HEAD')
    git('switch', '--quiet', '--create', 'branch')
    const head = commit('Work')
    git('switch', '--quiet', 'main')
    commit('Go on')
    git('switch', '--quiet', 'branch')
    expect(await read()).toEqual({
      branch: 'branch',
      commit: head,
      base: { name: 'main', commit: began, newerCommits: 1 },
    })

    git('merge', '--quiet', '--no-edit', 'main')
    expect((await read()).base).toMatchObject({ newerCommits: 0 })
  })

  test.each<[string, string, () => void]>([
    ['does not exist', 'mian', () => {}],
    ['is no name but an option', '--output=x', () => {}],
    [
      'has another history',
      'main',
      () => {
        git('switch', '--quiet', '--orphan', 'alone')
        commit('Restart', { 'c.txt': 'c' })
      },
    ],
  ])('that %s is none', async (_, name, prepare) => {
    prepare()
    expect((await read(name)).base).toBeUndefined()
  })
})

test('changed files are the committed, uncommitted and untracked ones', async () => {
  git('switch', '--quiet', '--create', 'branch')
  commit('Add', { 'c.txt': 'c\n' })
  commit('There', { 'same.txt': 'other\n' })
  git('rm', '--quiet', 'same.txt')
  commit('and back')
  renameSync(join(root, 'a.txt'), join(root, 'é b.txt'))
  rmSync(join(root, 'b.txt'))
  write({ 'new\n"file"\t.txt': 'entirely new\n', 'c.txt': 'changed\n' })
  expect(await listChangedFiles(root, 'main')).toEqual(['a.txt', 'b.txt', 'c.txt', 'new\n"file"\t.txt', 'é b.txt'])
})

test('a shallow clone of one branch fetches the base', async () => {
  const began = git('rev-parse', 'HEAD')
  git('switch', '--quiet', '--create', 'branch')
  commit('Work')
  commit('More work')
  const origin = `file://${root}`
  root = join(folder, 'clone')
  runGit(folder, 'clone', '--quiet', '--depth=1', '--branch=branch', origin, root)
  expect(await read()).toMatchObject({ base: { name: 'origin/main', commit: began, newerCommits: 0 } })
})
