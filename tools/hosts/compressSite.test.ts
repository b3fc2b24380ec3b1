import { createHash } from 'node:crypto'
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
/** Nothing repeats itself. */
const noise = Buffer.concat(Array.from({ length: 200 }, (_, index) => createHash('sha256').update(`${index}`).digest()))

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

test('leaves alone what is short, is no words, does not get smaller, or is for hosts', async () => {
  write('short.html', 'Bonjour')
  write('empty.txt', '')
  write('clip.mp4', words)
  write('_headers', words)
  write('noise.json', noise)
  expect(await compressSite(folder)).toEqual({ files: 0, original: 0, brotli: 0, gzip: 0 })
  expect(list()).toEqual(['_headers', 'clip.mp4', 'empty.txt', 'noise.json', 'short.html'])
})

test('twice gives the same bytes, dates and all', async () => {
  write('page.html', words)
  await compressSite(folder)
  const first = ['br', 'gz'].map((suffix) => readFileSync(join(folder, `page.html.${suffix}`), 'latin1'))
  await compressSite(folder)
  expect(['br', 'gz'].map((suffix) => readFileSync(join(folder, `page.html.${suffix}`), 'latin1'))).toEqual(first)
  expect(list()).toEqual(['page.html', 'page.html.br', 'page.html.gz'])
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
