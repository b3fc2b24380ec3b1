import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareBase } from './baseBuild.ts'
import { openGit } from './git.ts'

/** A project whose build writes down what it was built with. */
let root: string

const BUILD = `import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
appendFileSync('../../builds', 'x')
if (existsSync('broken')) { console.error('It is broken.'); process.exit(1) }
mkdirSync('dist/client', { recursive: true })
writeFileSync('dist/client/index.html', [readFileSync('text', 'utf8'), process.env.DEPLOY_CONTEXT, process.env.BUILD_DATE, existsSync('node_modules/shared')].join())
`
const environment = { SITE_URL: '', FORM_ENDPOINT: '', BUILD_DATE: '2026-11-22', DEPLOY_CONTEXT: 'preview' }

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'base build-')))
  git('init', '--quiet', '--initial-branch=main')
  mkdirSync(join(root, 'node_modules/shared'), { recursive: true })
  writeFileSync(join(root, '.gitignore'), 'node_modules\n.cache\n')
  writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module', scripts: { build: 'node build.js' } }))
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages: {} }))
  writeFileSync(join(root, 'build.js'), BUILD)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function git(...parameters: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...identity, ...parameters], { cwd: root, encoding: 'utf8' }).trim()
}

function commit(files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text)
  git('add', '--all')
  git('commit', '--quiet', '--message=Work')
  return git('rev-parse', 'HEAD')
}

async function build(hash: string, day = environment.BUILD_DATE): Promise<string> {
  const prepared = await prepareBase({
    root,
    git: openGit(root),
    hash,
    environment: { ...environment, BUILD_DATE: day },
  })
  return readFileSync(join(await prepared(), 'index.html'), 'utf8')
}

const cache = (file: string) => join(root, '.cache/review', file)
const countBuilds = () => readFileSync(join(root, '.cache/builds'), 'utf8').length

test('builds a commit as it was, with shared packages, once for each day; the repository does not notice', async () => {
  const hash = commit({ text: 'before', 'an old file, é': '' })
  commit({ text: 'after' })
  expect(await build(hash)).toBe('before,preview,2026-11-22,true')
  expect(await build(hash)).toBe('before,preview,2026-11-22,true')
  expect(countBuilds()).toBe(1)
  expect(await build(hash, '2026-11-23')).toBe('before,preview,2026-11-23,true')
  expect(git('status', '--porcelain')).toBe('')
  expect(git('worktree', 'list').split('\n')).toHaveLength(1)
})

test('files of the last commit that was built are gone', async () => {
  const first = commit({ text: 'first', 'only in the first': '' })
  rmSync(join(root, 'only in the first'))
  const second = commit({ text: 'second' })
  await build(first)
  expect(await build(second)).toMatch(/^second,/)
  expect(existsSync(cache('checkout/only in the first'))).toBe(false)
})

test('one that was stopped half-way is made anew', async () => {
  const hash = commit({ text: 'before' })
  mkdirSync(cache('checkout/dist/client'), { recursive: true })
  writeFileSync(cache('checkout/dist/client/index.html'), 'half of')
  writeFileSync(cache('checkout/broken'), '')
  writeFileSync(cache('checkout.index.lock'), '')
  expect(await build(hash)).toMatch(/^before,/)
})

test('the last few are kept', async () => {
  const hashes = ['1', '2', '3', '4', '5'].map((text) => commit({ text }))
  for (const hash of hashes) {
    // oxlint-disable-next-line no-await-in-loop
    await build(hash)
  }
  expect(readdirSync(cache('built'))).toHaveLength(3)
  expect(await build(hashes[4] ?? '')).toMatch(/^5,/)
  expect(countBuilds()).toBe(5)
})

test('a commit that can’t be built says why, and is tried again', async () => {
  const hash = commit({ text: '', broken: '' })
  await expect(build(hash)).rejects.toThrow(/^It is broken\.$/)
  await expect(build(hash)).rejects.toThrow('It is broken.')
})

test('a commit with other packages has its own', async () => {
  const hash = commit({ text: 'before' })
  commit({ 'package-lock.json': JSON.stringify({ name: 'other', lockfileVersion: 3, packages: {} }) })
  expect(await build(hash)).toBe('before,preview,2026-11-22,false')
  expect(existsSync(join(root, 'node_modules/shared'))).toBe(true)
})
