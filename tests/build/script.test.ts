import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { getPage, siteFolder } from './site.ts'

const STATIC_IMPORT = /(?:\bimport|\bfrom)\s*["'](\.[^"']+)["']/g

/** The client entry and all that it can't start without. */
function entryFiles(): string[] {
  const source = getPage('/fr').document.querySelector('script[src]')?.getAttribute('src')
  if (!source) throw new Error('The home page has no client entry.')
  const files = new Set([source])
  for (const file of files) {
    const code = readFileSync(join(siteFolder, file), 'utf8')
    for (const [, imported] of code.matchAll(STATIC_IMPORT)) {
      if (imported) files.add(new URL(imported, `http://site${file}`).pathname)
    }
  }
  return [...files]
}

test('the client entry, with what it imports, is under 3 kB with Brotli', () => {
  const sizes = entryFiles().map((file) => brotliCompressSync(readFileSync(join(siteFolder, file))).length)
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(3 * 1024)
})

test('it is one file: the first script waits for no other', () => {
  expect(entryFiles()).toHaveLength(1)
})

test('React is not in it', () => {
  const code = entryFiles().map((file) => readFileSync(join(siteFolder, file), 'utf8'))
  expect(code.filter((text) => /hydrateRoot|react\.element|__SECRET_INTERNALS/.test(text))).toEqual([])
})
