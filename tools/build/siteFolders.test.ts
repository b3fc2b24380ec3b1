import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeSite, putInPlace, putRight } from './siteFolders.ts'

let root: string
const make = (folder: string, words: string) => {
  mkdirSync(join(root, folder, 'client'), { recursive: true })
  writeFileSync(join(root, folder, 'client/index.html'), words)
}
const siteIn = (folder: string) => {
  const file = join(root, folder, 'client/index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
const folders = () => ['dist', 'dist.next', 'dist.previous'].map(siteIn)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-folders-'))
})
afterEach(() => rmSync(root, { recursive: true }))

test('a finished site takes the place of the last one, or is the first', async () => {
  for (const words of ['the first', 'the second', 'the third']) {
    make('dist.next', words)
    // oxlint-disable-next-line no-await-in-loop
    await putInPlace(root)
    expect(folders()).toEqual([words, undefined, undefined])
  }
})

test('where it cannot be put, the last one is in its place again', async () => {
  make('dist', 'the last good site')
  await expect(putInPlace(root)).rejects.toThrow('ENOENT')
  expect(siteIn('dist')).toBe('the last good site')
})

test('what a build leaves that was killed while it was writing is cleared away', async () => {
  make('dist', 'the last good site')
  make('dist.next', 'half of')
  await putRight(root)
  expect(folders()).toEqual(['the last good site', undefined, undefined])
})

test('a build that was killed between both renames leaves the last good site, which comes back', async () => {
  make('dist', 'the last good site')
  make('dist.next', 'the next')
  renameSync(join(root, 'dist'), join(root, 'dist.previous'))
  expect(describeSite(root)).toBe('There is no site in dist.')
  await putRight(root)
  expect(folders()).toEqual(['the last good site', undefined, undefined])
})

test('a build that was killed while it cleared up leaves the new site', async () => {
  make('dist', 'the new site')
  make('dist.previous', 'the one before')
  await putRight(root)
  expect(folders()).toEqual(['the new site', undefined, undefined])
})

test('without any site there is nothing to put right', async () => {
  await putRight(root)
  expect(folders()).toEqual([undefined, undefined, undefined])
})

test('how the site is, is said with its time', () => {
  make('dist', 'the last good site')
  utimesSync(join(root, 'dist/client'), new Date(2026, 10, 22, 9, 5), new Date(2026, 10, 22, 9, 5))
  expect(describeSite(root)).toBe('dist still holds the last good site, of 2026-11-22 09:05.')
})
