import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressSite } from './compressSite.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compressed-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const words = 'Vos mots, d’une rive à l’autre. '.repeat(100)

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}

test('copies decompress to the same text, in folders and under unusual names', async () => {
  write('fr/été 2026.html', words)
  expect(await compressSite(folder)).toBe(1)
  expect(brotliDecompressSync(readFileSync(join(folder, 'fr/été 2026.html.br'))).toString()).toBe(words)
  expect(gunzipSync(readFileSync(join(folder, 'fr/été 2026.html.gz'))).toString()).toBe(words)
})

test('short files have no copies', async () => {
  write('short.html', 'Bonjour')
  expect(await compressSite(folder)).toBe(0)
  expect(readdirSync(folder)).toEqual(['short.html'])
})
