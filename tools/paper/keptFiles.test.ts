import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openKeptFiles } from './keptFiles.ts'

let root: string
const folder = () => join(root, '.cache/site/pdfs')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-kept-'))
})

afterEach(() => rmSync(root, { recursive: true }))

test('what was made is not made again, by this build or the next', async () => {
  let made = 0
  const make = async () => Buffer.from(`made ${(made += 1)}`)
  for (const target of ['one', 'two'].map((name) => join(root, 'site', name))) {
    // One build after the other.
    // oxlint-disable-next-line no-await-in-loop
    expect(await (await openKeptFiles(root, 'pdfs')).put('a', target, make)).toBe('made 1'.length)
    expect(readFileSync(target, 'utf8')).toBe('made 1')
  }
})

test('two at once make the same, and neither sees half of it', async () => {
  const kept = await openKeptFiles(root, 'pdfs')
  const make = async () => Buffer.alloc(1_000_000, 'x')
  const sizes = await Promise.all(['one', 'two', 'three'].map((name) => kept.put('a', join(root, name), make)))
  expect(sizes).toEqual([1_000_000, 1_000_000, 1_000_000])
  expect(readdirSync(folder())).toEqual(['a'])
})

test('what a build has no use for is forgotten, but not what another one is writing', async () => {
  const make = async () => Buffer.from('x')
  await (await openKeptFiles(root, 'pdfs')).put('old', join(root, 'site'), make)
  const kept = await openKeptFiles(root, 'pdfs')
  await kept.put('new', join(root, 'site'), make)
  writeFileSync(join(folder(), 'other.unfinished'), '')
  await kept.forgetUnused()
  expect(readdirSync(folder()).toSorted()).toEqual(['new', 'other.unfinished'])
})
