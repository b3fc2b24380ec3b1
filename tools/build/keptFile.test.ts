import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readKept, takeKept, writeKept } from './keptFile.ts'
import { forgetUnfinished, writeWhole } from './writeWhole.ts'

let folder: string
const place = (name: string) => join(folder, name)

/** What disks, power cuts and people do to files. */
const damages: Readonly<Record<string, (file: string) => void>> = {
  'cut off at its end': (file) => writeFileSync(file, readFileSync(file).subarray(0, -1)),
  'cut off in the middle': (file) => writeFileSync(file, readFileSync(file).subarray(0, 20)),
  emptied: (file) => writeFileSync(file, ''),
  'filled with zeros': (file) => writeFileSync(file, Buffer.alloc(readFileSync(file).length)),
  'changed by a bit': (file) => {
    const bytes = readFileSync(file)
    bytes.writeUInt8(bytes.readUInt8(7) ^ 1, 7)
    writeFileSync(file, bytes)
  },
  'written on': (file) => appendFileSync(file, ' '),
  deleted: (file) => rmSync(file),
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-kept-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a file that is kept', () => {
  test.each(['', 'é', 'a page\n'.repeat(10_000)])('comes back as it was', async (content) => {
    await writeKept(place('kept'), content)
    expect(readKept(place('kept'))?.toString()).toBe(content)
    expect(takeKept(place('kept'), place('target'))).toBe(Buffer.byteLength(content))
    expect(readFileSync(place('target'), 'utf8')).toBe(content)
  })

  test.each(Object.entries(damages))('is none when it was %s', async (_, damage) => {
    await writeKept(place('kept'), 'the page as it was made')
    damage(place('kept'))
    expect(readKept(place('kept'))).toBeUndefined()
    expect(takeKept(place('kept'), place('target'))).toBeUndefined()
    expect(existsSync(place('target'))).toBe(false)
  })
})

test('what was begun long ago and never finished is deleted; what is being written is not, nor what is whole', async () => {
  mkdirSync(place('pages'))
  const unfinished = (digit: string) => place(`pages/page.${digit}1111111-2222-3333-4444-555555555555`)
  for (const file of [unfinished('0'), unfinished('1')]) writeFileSync(file, 'half a p')
  await writeWhole(place('pages/page'), 'a page')
  for (const file of [unfinished('0'), place('pages/page')]) utimesSync(file, 0, 0)
  forgetUnfinished(folder)
  expect([unfinished('0'), unfinished('1'), place('pages/page')].map((file) => existsSync(file))).toEqual([
    false,
    true,
    true,
  ])
})
