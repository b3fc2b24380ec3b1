import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeInside } from './writeInside.ts'

const home = mkdtempSync(join(tmpdir(), 'site-inside-'))
const folder = join(home, 'client')
mkdirSync(folder)
afterAll(() => rmSync(home, { recursive: true }))

test.each(['../x', 'fr/../../x.html', '/../x', '..', '', '/', '.', 'x\0.html', 'fr/../../client2/x'])(
  'a file is not written to %j',
  async (name) => {
    await expect(writeInside(folder, name, 'x')).rejects.toThrow('is outside of')
    expect(readdirSync(home, { recursive: true })).toEqual(['client'])
  },
)

test('a file is written with its folders', async () => {
  await writeInside(folder, '/fr/articles/..x.html', 'x')
  expect(readFileSync(join(folder, 'fr/articles/..x.html'), 'utf8')).toBe('x')
  expect(existsSync(join(home, 'fr'))).toBe(false)
})
