import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openKeptFiles } from './cache.ts'

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
    expect(await openKeptFiles(root, 'pdfs').put('a', target, make)).toBe('made 1'.length)
    expect(readFileSync(target, 'utf8')).toBe('made 1')
  }
})

test('what a build has no use for is forgotten, but not what another one is writing', async () => {
  const make = async () => Buffer.from('x')
  await openKeptFiles(root, 'pdfs').put('old', join(root, 'site'), make)
  const kept = openKeptFiles(root, 'pdfs')
  await kept.put('new', join(root, 'site'), make)
  writeFileSync(join(folder(), 'other.unfinished'), '')
  await kept.deleteUnused()
  expect(readdirSync(folder()).toSorted()).toEqual(['new', 'other.unfinished'])
})
