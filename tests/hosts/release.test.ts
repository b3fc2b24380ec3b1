import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let home = ''

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'a server of one’s own '))
})

afterEach(() => rmSync(home, { recursive: true }))

/** Uploads a build, whose files contain its name, and activates it. */
function release(name: string, ...files: string[]): void {
  const folder = join(home, 'releases', name)
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), name)
  }
  execFileSync('sh', ['hosting/release.sh', folder], { stdio: 'pipe' })
}

/** Returns the release that a file comes from. */
const current = (file: string) => readFileSync(join(home, 'current', file), 'utf8')

const page = 'client/index.html'
const build = ['hosting/site.caddy', page, 'client/assets/same.js', 'client/pagefind/pagefind-entry.json']

test('a release keeps what open pages of the last one may still fetch, and so does a rollback', () => {
  const ofFirst = ['client/assets/1.js', 'client/workers/estimate.1.js', 'client/pagefind/index/fr_1.pf_index']
  release('1', ...build, ...ofFirst)
  expect(current(page)).toBe('1')
  release('2', ...build, 'client/assets/2.js')
  expect([...build, 'client/assets/2.js'].map(current)).toEqual(Array(5).fill('2'))
  expect(ofFirst.map(current)).toEqual(Array(3).fill('1'))
  for (const again of ['1', '1']) {
    release(again)
    expect([page, 'client/assets/2.js'].map(current)).toEqual(['1', '2'])
  }
})

test.each(['hosting/site.caddy', page])('a release without %s leaves the last one where it is', (missing) => {
  release('1', ...build)
  expect(() => release('2', ...build.filter((file) => file !== missing))).toThrow('release.sh')
  expect(current(page)).toBe('1')
})
