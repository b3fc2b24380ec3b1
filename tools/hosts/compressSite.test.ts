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

function list(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
}

test('writes what unpacks to the same, deep down and under odd names', async () => {
  write('fr/été 2026.html', words)
  expect(await compressSite(folder)).toMatchObject({ files: 1, original: Buffer.byteLength(words) })
  expect(brotliDecompressSync(readFileSync(join(folder, 'fr/été 2026.html.br'))).toString()).toBe(words)
  expect(gunzipSync(readFileSync(join(folder, 'fr/été 2026.html.gz'))).toString()).toBe(words)
})

test('nothing stays of what is gone, short now, or was changed', async () => {
  for (const file of ['gone.html', 'shorter.html', 'changed.html']) write(file, words)
  await compressSite(folder)
  rmSync(join(folder, 'gone.html'))
  write('shorter.html', 'Bonjour')
  write('changed.html', words.toUpperCase())
  await compressSite(folder)
  expect(list()).toEqual(['changed.html', 'changed.html.br', 'changed.html.gz', 'shorter.html'])
  expect(gunzipSync(readFileSync(join(folder, 'changed.html.gz'))).toString()).toBe(words.toUpperCase())
})
