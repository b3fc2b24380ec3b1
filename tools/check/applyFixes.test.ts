import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Change, Diagnostic } from '../content/diagnostics.ts'
import { applyFixes } from './applyFixes.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-fixes-'))
  mkdirSync(join(root, 'content'))
})

afterEach(() => rmSync(root, { recursive: true }))

const file = 'content/a.mdx'

function write(text: string): void {
  writeFileSync(join(root, file), text)
}

function read(): string {
  return readFileSync(join(root, file), 'utf8')
}

function replace(line: number, column: number, length: number, text: string): Change {
  return { kind: 'replace', file, from: { line, column }, to: { line, column: column + length }, text }
}

function diagnosticWith(...fix: Change[]): Diagnostic {
  return { file, line: 1, column: 1, message: 'wrong', fix }
}

describe('replacing', () => {
  test('a fix applies at its original position even when an earlier one adds text', () => {
    write('un deux trois\nquatre')
    expect(
      applyFixes(root, [
        diagnosticWith(replace(1, 1, 2, 'premier')),
        diagnosticWith(replace(1, 4, 4, '2')),
        diagnosticWith(replace(2, 1, 6, '4')),
      ]),
    ).toEqual({ fixed: 3, files: [file] })
    expect(read()).toBe('premier 2 trois\n4')
  })

  test('line ends and the byte order mark stay', () => {
    write('\ufeff"a"\r\n"b"\r\n')
    applyFixes(root, [diagnosticWith(replace(1, 1, 1, '«')), diagnosticWith(replace(2, 3, 1, '\n'))])
    expect(read()).toBe('\ufeff«a"\r\n"b\r\n\r\n')
  })

  test('lines that end with a carriage return alone are lines', () => {
    write('"a"\r"b"\r')
    applyFixes(root, [
      diagnosticWith({ kind: 'replace', file, from: { line: 1, column: 4 }, to: { line: 2, column: 1 }, text: '\n' }),
    ])
    expect(read()).toBe('"a"\n"b"\r')
  })

  test('of two that touch the same words, the second waits', () => {
    write('un deux')
    expect(
      applyFixes(root, [diagnosticWith(replace(1, 1, 7, 'trois')), diagnosticWith(replace(1, 4, 4, '2'))]).fixed,
    ).toBe(1)
    expect(read()).toBe('trois')
  })

  test('the same fix reported twice is applied once', () => {
    write('un deux')
    expect(applyFixes(root, [diagnosticWith(replace(1, 3, 0, ',')), diagnosticWith(replace(1, 3, 0, ','))]).fixed).toBe(
      2,
    )
    expect(read()).toBe('un, deux')
  })

  test('nothing without a fix is touched', () => {
    write('un')
    expect(applyFixes(root, [{ file, line: 1, column: 1, message: 'wrong' }])).toEqual({ fixed: 0, files: [] })
  })
})

describe('moving', () => {
  const move: Change = { kind: 'move', file: 'content/a b.jpg', to: 'content/images/a-b.jpg' }

  test('a file is moved once, for whatever number of documents, and they are changed with it', () => {
    write('![x](a%20b.jpg) ![y](a%20b.jpg)')
    writeFileSync(join(root, 'content/a b.jpg'), 'picture')
    const result = applyFixes(root, [
      diagnosticWith(move, replace(1, 6, 9, 'a-b.jpg')),
      diagnosticWith(move, replace(1, 22, 9, 'a-b.jpg')),
    ])
    expect(result).toEqual({ fixed: 2, files: ['content/images/a-b.jpg', file] })
    expect(read()).toBe('![x](a-b.jpg) ![y](a-b.jpg)')
    expect(readFileSync(join(root, 'content/images/a-b.jpg'), 'utf8')).toBe('picture')
  })

  test('nothing is overwritten, and then nothing of the fix is done', () => {
    write('![x](a%20b.jpg)')
    mkdirSync(join(root, 'content/images'))
    writeFileSync(join(root, 'content/a b.jpg'), 'picture')
    writeFileSync(join(root, 'content/images/a-b.jpg'), 'another')
    expect(applyFixes(root, [diagnosticWith(replace(1, 6, 9, 'a-b.jpg'), move)]).fixed).toBe(0)
    expect(read()).toBe('![x](a%20b.jpg)')
    expect(readFileSync(join(root, 'content/images/a-b.jpg'), 'utf8')).toBe('another')
  })

  test('two files do not become one', () => {
    writeFileSync(join(root, 'content/a b.jpg'), 'one')
    writeFileSync(join(root, 'content/A B.jpg'), 'other')
    const other: Change = { ...move, file: 'content/A B.jpg' }
    expect(applyFixes(root, [diagnosticWith(move), diagnosticWith(other)]).fixed).toBe(1)
    expect(existsSync(join(root, 'content/A B.jpg'))).toBe(true)
  })
})

describe('a fix that does harm is not applied', () => {
  const article = 'content/fr/articles/a.mdx'
  const head = ['---', 'title: Un titre', 'hero: particles', 'draft: true', '---', '', '']
  const source = `${head.join('\n')}Un mot.\n`

  function fixArticle(...fixes: Array<readonly [line: number, from: number, to: number, text: string]>): string {
    mkdirSync(join(root, 'content/fr/articles'), { recursive: true })
    writeFileSync(join(root, article), source)
    const diagnostics = fixes.map(([line, from, to, text]) =>
      diagnosticWith({ kind: 'replace', file: article, from: { line, column: from }, to: { line, column: to }, text }),
    )
    applyFixes(root, diagnostics)
    return readFileSync(join(root, article), 'utf8')
  }

  test.each([
    ['a value that may be missing', [4, 1, 12, 'hero: particles']],
    ['a word', [7, 1, 4, '']],
    ['a word that would be hidden', [7, 1, 1, '[^x]: ']],
    ['a new mistake', [7, 1, 1, '{']],
    ['the end of the front matter', [5, 1, 4, '--']],
  ] as const)('%s', (_, fix) => {
    expect(fixArticle(fix)).toBe(source)
  })

  test('the others are', () => {
    expect(fixArticle([7, 1, 4, ''], [2, 8, 10, 'Le'], [7, 7, 8, ' !'])).toBe(
      source.replace('Un titre', 'Le titre').replace('mot.', 'mot !'),
    )
  })

  test('interface texts', () => {
    mkdirSync(join(root, 'content/fr/strings'), { recursive: true })
    const strings = 'content/fr/strings/a.json'
    const text = '{ "a": "Un", "b": "deux" }'
    writeFileSync(join(root, strings), text)
    applyFixes(root, [
      diagnosticWith({
        kind: 'replace',
        file: strings,
        from: { line: 1, column: 12 },
        to: { line: 1, column: 25 },
        text: '',
      }),
    ])
    expect(readFileSync(join(root, strings), 'utf8')).toBe(text)
  })
})
