import { expect, test } from 'vitest'
import { collections } from '../../../content/collections.ts'
import { OBJECT } from '../../../renderer/typography.ts'
import { MARKUP } from '../../content/body/literalText.ts'
import { readTree } from '../../content/body/rule.ts'
import { parseFrontmatter } from '../../content/frontmatter/parseFrontmatter.ts'
import { parse } from '../../content/parse.ts'
import { readStrings } from '../../content/stringsFile.ts'
import { bodyPassages, frontmatterPassages, type Passage, textsProse } from './passages.ts'

const bodyOf = (source: string) => bodyPassages(readTree(parse(source), source, 'content/fr/articles/a.mdx'))
const shown = ({ text }: Passage) => text.replaceAll(MARKUP, '').replaceAll(/\uFFFC+/g, OBJECT)

test('a body is read without its markup, each letter at its place', () => {
  const source = '> Un **mot**\n> d\u00adici &amp; `code`[^1]\n\n[^1]: Note'
  const passages = bodyOf(source)
  expect(passages.map(shown)).toEqual([`Un mot\n  dici ${OBJECT} `, 'Note'])
  for (const { text, from } of passages) {
    for (const { 0: word, index } of text.matchAll(/\w+/g)) expect(source.startsWith(word, from + index)).toBe(true)
  }
})

test('words of another language are a passage of their own', () => {
  const [sentence, words] = bodyOf('Le <Lang code="en">real **thing**</Lang>, _dit-on_.')
  expect(sentence && shown(sentence)).toBe(`Le ${OBJECT}, dit-on.`)
  expect(sentence?.italics).toEqual([{ from: 42, to: 50 }])
  expect(words && shown(words)).toBe('real thing')
  expect(words?.language).toBe('en')
})

test('descriptions, captions and texts of components are prose, too', () => {
  const source = '![Un pont](../../images/a.svg "Sa légende")\n\n<Note title="Un titre">\n\nTexte.\n\n</Note>'
  expect(bodyOf(source).map(shown)).toEqual(['', 'Un pont', 'Sa légende', 'Un titre', 'Texte.'])
})

test('of the frontmatter, texts that the schema leaves free', () => {
  const source = `---
title: 'L''article'
description: Une description, assez longue pour être acceptée ici, et pour aller plus loin.
date: 2026-01-31
author: ada-exemple
category: legal
tags:
  - essai
image: ../../images/bridge.svg
imageAlt: "L’arc d’un pont"
---
`
  const { schema } = collections.articles
  const { written, rangeOf } = parseFrontmatter(source, 'a.mdx', schema)
  const passages = frontmatterPassages(written, schema, { source, rangeOf })
  expect(passages.map(shown)).toEqual([
    'L’article',
    'Une description, assez longue pour être acceptée ici, et pour aller plus loin.',
    'essai',
    'L’arc d’un pont',
  ])
  expect(source.slice(passages[0]?.from)).toMatch(/^L''article/)
})

test('texts of the interface, without what the code puts into them', () => {
  const source = '{ "a": "Page {{page}} de $t(facts:x)", "b": ["Un \\"mot\\"", "/contact", "legal-errors"] }'
  const passagesOf = (text: string) =>
    textsProse([readStrings('content/fr/strings/x.json', Buffer.from(text))]).flatMap(({ passages }) => passages)
  expect(passagesOf(source).map(shown)).toEqual([`Page ${OBJECT} de ${OBJECT}`, 'Un "mot"'])
  expect(passagesOf('{ "a": ')).toEqual([])
})
