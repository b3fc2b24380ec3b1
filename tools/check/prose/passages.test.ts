import { expect, test } from 'vitest'
import { collections } from '../../../content/collections.ts'
import { parseFrontmatter } from '../../content/frontmatter/parseFrontmatter.ts'
import { parse } from '../../content/parse.ts'
import { readStrings } from '../../content/stringsFile.ts'
import { OBJECT } from './passage.ts'
import { bodyPassages, frontmatterPassages, textsProse } from './passages.ts'

test('a body is read without its markup, each letter with its place', () => {
  const source = '> Un **mot**\n> d\\*ici &amp; `code`[^1]\n\n[^1]: Note'
  const [passage, note] = bodyPassages(parse(source), source, 'fr')
  expect(passage?.text).toBe(`Un mot\nd*ici & ${OBJECT}`)
  expect(note?.text).toBe('Note')
  for (const letter of ['U', 'm', 'd', '*', 'i']) {
    const index = passage?.text.indexOf(letter) ?? -1
    const found = source.slice(passage?.offsets[index])
    expect(found.replace(/^\\/, '').startsWith(letter)).toBe(true)
  }
})

test('what nobody sees in a word is no part of it', () => {
  const source = 'Le tra\u00adduc\u200cteur re\u200dlit.'
  const [passage] = bodyPassages(parse(source), source, 'fr')
  expect(passage?.text).toBe('Le traducteur relit.')
  expect(source.slice(passage?.offsets[14])).toBe('re\u200dlit.')
})

test('words of another language are a passage of their own', () => {
  const source = 'Le <Lang code="en">real **thing**</Lang>, _dit-on_.'
  const [sentence, words] = bodyPassages(parse(source), source, 'fr')
  expect(sentence?.text).toBe(`Le ${OBJECT}, dit-on.`)
  expect(sentence?.italics).toEqual([{ from: 6, to: 12 }])
  expect(words).toMatchObject({ text: 'real thing', language: 'en' })
  expect(source.slice(words?.offsets[5])).toMatch(/^thing/)
})

test('descriptions, captions and texts of components are prose, too', () => {
  const source = '![Un pont](../../images/a.svg "Sa légende")\n\n<Note title="Un titre">\n\nTexte.\n\n</Note>'
  const texts = bodyPassages(parse(source), source, 'fr').map(({ text }) => text)
  expect(texts).toEqual([OBJECT, 'Un pont', 'Sa légende', 'Un titre', 'Texte.'])
})

test('of the frontmatter, texts that the schema leaves free', () => {
  const source = `---
title: 'L''article'
description: >-
  Une description sur
  deux lignes, assez longue pour être acceptée ici.
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
  const { data, spanOf } = parseFrontmatter(source, 'a.mdx', schema)
  const passages = frontmatterPassages(data, schema, { source, spanOf })
  expect(passages.map(({ text }) => text)).toEqual([
    "L'article",
    'Une description sur\ndeux lignes, assez longue pour être acceptée ici.\n',
    'essai',
    'L’arc d’un pont',
  ])
  const [title] = passages
  expect(source.slice(title?.offsets[2])).toMatch(/^article/)
})

test('texts of the interface, without what the code puts into them', () => {
  const source = '{ "a": "Page {{page}} de $t(facts:x)", "b": ["Un \\"mot\\"", "/contact", "legal-errors"] }'
  const passagesOf = (text: string) =>
    textsProse([readStrings('content/fr/strings/x.json', Buffer.from(text))]).flatMap(({ passages }) => passages)
  expect(passagesOf(source).map(({ text }) => text)).toEqual([`Page ${OBJECT} de ${OBJECT}`, 'Un "mot"'])
  expect(passagesOf('{ "a": ')).toEqual([])
})
