import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let home = ''

beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'a server of one’s own ')))
})

afterEach(() => rmSync(home, { recursive: true }))

/** A build as it comes to the server. */
function upload(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(home, 'releases', name)
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  return folder
}

function release(folder: string): void {
  execFileSync('sh', ['hosting/release.sh', folder], { stdio: 'pipe' })
}

function current(file: string): string {
  return readFileSync(join(home, 'current', file), 'utf8')
}

const whole = { 'hosting/site.caddy': '', 'client/index.html': 'first', 'client/assets/entry.1.js': 'entry 1' }

test('a release takes the place of the last one, and keeps what its pages may still fetch', () => {
  release(
    upload('1', {
      ...whole,
      'client/assets/same.js': 'old',
      'client/workers/estimate.1.js': 'worker 1',
      'client/pagefind/index/fr_1.pf_index': 'results 1',
      'client/pagefind/pagefind-entry.json': 'index 1',
    }),
  )
  expect(current('client/index.html')).toBe('first')
  release(
    upload('2', {
      'hosting/site.caddy': '',
      'client/index.html': 'second',
      'client/assets/entry.2.js': 'entry 2',
      'client/assets/same.js': 'new',
      'client/pagefind/pagefind-entry.json': 'index 2',
    }),
  )
  expect(current('client/index.html')).toBe('second')
  expect(['entry.1.js', 'entry.2.js', 'same.js'].map((file) => current(`client/assets/${file}`))).toEqual([
    'entry 1',
    'entry 2',
    'new',
  ])
  expect(current('client/workers/estimate.1.js')).toBe('worker 1')
  expect(current('client/pagefind/index/fr_1.pf_index')).toBe('results 1')
  expect(current('client/pagefind/pagefind-entry.json')).toBe('index 2')
})

test('a rollback is a release of an older one, and keeps what pages of the newer may still fetch', () => {
  const older = upload('1', whole)
  release(older)
  release(upload('2', { ...whole, 'client/index.html': 'second', 'client/assets/entry.2.js': 'entry 2' }))
  release(older)
  expect(current('client/index.html')).toBe('first')
  expect(current('client/assets/entry.2.js')).toBe('entry 2')
})

test('the same twice is as good as once', () => {
  const folder = upload('1', whole)
  release(folder)
  release(folder)
  expect(realpathSync(join(home, 'current'))).toBe(folder)
})

test('what did not come whole leaves the last release where it is', () => {
  release(upload('1', whole))
  for (const missing of ['client/index.html', 'hosting/site.caddy']) {
    const rest = Object.entries(whole).filter(([file]) => file !== missing)
    expect(() => release(upload(missing.replaceAll('/', '-'), Object.fromEntries(rest)))).toThrow('release.sh')
  }
  expect(() => release(join(home, 'releases/nowhere'))).toThrow('release.sh')
  expect(current('client/index.html')).toBe('first')
})
