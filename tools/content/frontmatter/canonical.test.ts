import { expect, test } from 'vitest'
import { canonical } from './canonical.ts'
import { writeTexts } from './writeDocument.ts'

const FORM = `\
---
title: 'Où : ici'
description: Au “marché”, là où tout se vend et s’achète, et où chaque mot se pèse.
date: 2026-11-02
author: ada-exemple
category: legal
tags:
  - '1990'
  - deux
image: ../../images/bridge.svg
imageAlt: Une passerelle entre deux rives.
draft: false
formerly:
  - ancien
---

Un *texte* 5*6 \\{x\\}.
`

test.each([
  ['that has it', FORM],
  ['with line endings of Windows and a byte order mark', `\uFEFF${FORM.replaceAll('\n', '\r\n')}`],
  ['with keys in another order', FORM.replace(/(title.*\n)((?:.*\n)*?)(image: .*\n)/, '$3$2$1')],
  ['with other quotation marks, comments and blanks', FORM.replace("'Où : ici'", '" Où : ici  " # le titre')],
  [
    'with a folded text and a list in brackets',
    FORM.replace('Au', '>-\n  Au\n ').replace(/tags:.*\n.*\n.*/, 'tags: ["1990",   deux]'),
  ],
  ['without draft, with space around its body', FORM.replace('draft: false\n', '').replace('---\n\n', '---\n\n\n\n')],
])('a document %s is written in the form of the editor', (_, source) => {
  expect(canonical('articles', source)).toBe(FORM)
})

test.each([
  'Sans en-tête.\n',
  '---\ntitle: deux\n---\n',
  '---\ntitle: [un\n---\n',
  '---\na: 1\na: 2\n---\n',
  '---js\n{}\n---\n',
  '---\na: *b\n---\n',
])('%j can’t be read or lacks values, and stays as it is', (source) => {
  expect(canonical('articles', source)).toBe(source)
})

test('texts of pages keep their order', () => {
  expect(writeTexts({ b: ['x'], a: {} })).toBe('{\n  "b": [\n    "x"\n  ],\n  "a": {}\n}\n')
})
