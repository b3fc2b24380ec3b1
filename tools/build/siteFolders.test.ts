import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheFolder } from '../cache.ts'
import { clearUnfinished, replaceDist, unfinishedSite } from './siteFolders.ts'

/** Larger than any process id of Linux, macOS or Windows. */
const NO_PROCESS = 2 ** 31 - 1

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-folders-'))
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(root, { recursive: true, force: true })
})

/** Makes the folders of unfinished builds, clears them, and returns the names of those that are left. */
async function clear(...names: readonly (string | number)[]): Promise<string[]> {
  const folder = cacheFolder(root, 'unfinished')
  for (const name of names) mkdirSync(join(folder, String(name)), { recursive: true })
  await clearUnfinished(root)
  return readdirSync(folder).toSorted()
}

function write(folder: string, page: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), page)
}

test('a build deletes what interrupted builds left, also under its own process id', async () => {
  expect(await clear(NO_PROCESS, `${NO_PROCESS}.previous`, process.pid, 'unknown')).toEqual([])
})

test('a build that still runs keeps its folders', async () => {
  const other = process.ppid
  expect(await clear(other, `${other}.previous`, NO_PROCESS)).toEqual([`${other}`, `${other}.previous`])
})

test('so does the build of another user, whose process may not be signalled', async () => {
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' })
  })
  expect(await clear(NO_PROCESS)).toEqual([`${NO_PROCESS}`])
})

test('a finished site replaces the last one', async () => {
  write(join(root, 'dist'), 'last')
  write(unfinishedSite(root), 'new')
  await replaceDist(root)
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('new')
  expect(readdirSync(cacheFolder(root, 'unfinished'))).toEqual([])
})

test('the last site stays if there is no new one', async () => {
  write(join(root, 'dist'), 'last')
  mkdirSync(cacheFolder(root, 'unfinished'), { recursive: true })
  await expect(replaceDist(root)).rejects.toThrow('ENOENT')
  expect(existsSync(join(root, 'dist/index.html'))).toBe(true)
})
