import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { documentFormat, originalOf, textsFormat, type Values } from './fileFormats.ts'

const DOCUMENT = `\
---
title: "Au marché de Douala"
# Où il paraît
date: 2026-11-02
author: clarisse-mbarga # [À faire : vérifier qui signe]
tags: [étiquettes,   marché]
summary: >-
  Sur deux
  lignes.
features:
  - title: 'Vite'
    text: "Un jour"
  - title: Bien
    text: Deux jours
---

1990\\. Il faut *re*lire \\{nom\\}.
`

/** Saves a document with some values changed, as the editor's form gives them. */
function save(source: string, change: Values = {}): string {
  return documentFormat.toFile({ ...documentFormat.fromFile(source), ...change })
}

describe('a document', () => {
  test.each(globSync('content/{fr,en}/*/*.mdx'))('%s is saved as it was read', (file) => {
    const source = readFileSync(file, 'utf8')
    // The form has a switch for it, and writes how it stands.
    expect(save(source, source.includes('\ndraft:') ? {} : { draft: false })).toBe(source)
  })

  test.each([
    ['with Windows line endings', DOCUMENT.replaceAll('\n', '\r\n')],
    ['with a byte order mark', `\uFEFF${DOCUMENT}`],
    ['without a last line ending', DOCUMENT.trimEnd()],
    ['with blank lines', DOCUMENT.replace('---\n\n', '---  \n\n\n\n').replace(/$/, '\n\n')],
    ['without a body', DOCUMENT.replace(/(?<=---\n)\n.*\n/, '')],
    ['without front matter', 'Un texte.\n'],
  ])('%s is saved as it was read, and again', (_, source) => {
    expect(save(source)).toBe(source)
    expect(originalOf(save(source))).toBe(source)
  })

  test.each<[string, Values, before: string, after: string]>([
    ['a title', { title: 'À Douala' }, '"Au marché de Douala"', '"À Douala"'],
    ['a date', { date: '2026-11-03' }, '2026-11-02', '2026-11-03'],
    ['an author, whose reminder has done its work', { author: 'ada' }, /clarisse.*\]/.exec(DOCUMENT)?.[0] ?? '', 'ada'],
    ['a body', { body: 'Deux.\n\nTrois.' }, '1990\\. Il faut *re*lire \\{nom\\}.', 'Deux.\n\nTrois.'],
    ['a text that needs quotation marks', { date: '# un' }, '2026-11-02', "'# un'"],
    ['a key that is taken away', { tags: [] }, 'tags: [étiquettes,   marché]\n', 'tags: []\n'],
    ['a key that is left out', { tags: undefined }, 'tags: [étiquettes,   marché]\n', ''],
    [
      'one of a list',
      {
        features: [
          { title: 'Vite', text: 'Deux' },
          { title: 'Bien', text: 'Deux jours' },
        ],
      },
      '"Un jour"',
      '"Deux"',
    ],
  ])('%s is all that changes', (_, change, before, after) => {
    expect(save(DOCUMENT, change)).toBe(DOCUMENT.replace(before, after))
    expect(save(DOCUMENT.replaceAll('\n', '\r\n'), change)).toBe(
      DOCUMENT.replace(before, after).replaceAll('\n', '\r\n'),
    )
  })

  test('a new key comes after the one that precedes it in the form', () => {
    const { title, date, ...others } = documentFormat.fromFile(DOCUMENT)
    const written = documentFormat.toFile({ title, date, updated: '2026-11-04', draft: true, ...others })
    expect(written).toBe(DOCUMENT.replace('2026-11-02\n', '2026-11-02\nupdated: 2026-11-04\ndraft: true\n'))
  })

  test('a new document has its keys in the order of the form', () => {
    const written = documentFormat.toFile({ title: 'Où : ici', tags: ['un'], body: ' Un texte.\n' })
    expect(written).toBe("---\ntitle: 'Où : ici'\ntags:\n  - un\n---\n\nUn texte.\n")
  })
})

describe('texts of pages', () => {
  const files = globSync('content/{fr,en}/strings/*.json')

  test.each(files)('%s is saved as it was read', (file) => {
    const source = readFileSync(file, 'utf8')
    expect(textsFormat.toFile(textsFormat.fromFile(source))).toBe(source)
  })

  test('a text, one of a list and one in a group are all that changes', () => {
    const source = '{\n  "a": "un",\n  "b": ["x", "y"],\n  "c": {\n    "d": "deux"\n  },\n  "e": "trois"\n}\n'
    const changed = { a: 'une', b: ['x', 'z'], c: { d: 'deuxième' }, e: '', f: 'quatre' }
    expect(textsFormat.toFile({ ...textsFormat.fromFile(source), ...changed })).toBe(
      '{\n  "a": "une",\n  "b": ["x", "z"],\n  "c": {\n    "d": "deuxième"\n  },\n  "f": "quatre"\n}\n',
    )
  })
})
