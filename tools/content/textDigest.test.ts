import { expect, test } from 'vitest'
import { collections } from '../../content/collections.ts'
import { readTree } from './body/rule.ts'
import { parse } from './parse.ts'
import { describeText } from './textDigest.ts'

const BODY = `Un *premier* paragraphe, avec un [lien](/contact "Écrire") et \`du code\`.

![Une passerelle](../../images/bridge.svg 'Sa légende')

<Note title="Un titre">

Un aparté.

</Note>

| Terme | Sens |
| --- | --- |
| hypothec | hypothèque |
`

const FRONTMATTER = {
  title: 'Des mots qui passent',
  description: 'Une description.',
  date: '2026-01-31',
  author: 'ada-exemple',
  category: 'legal',
  tags: ['essai'],
  image: '../../images/bridge.svg',
  imageAlt: 'L’arc d’une passerelle',
}

function digestOf(body: string, frontmatter: object = FRONTMATTER): string {
  const source = `---\n---\n\n${body}`
  return describeText(readTree(parse(source), source, 'x.mdx').nodes, frontmatter, collections.articles.schema).digest
}

const original = digestOf(BODY)

test.each([
  ['a word', BODY.replace('premier', 'second')],
  ['what a picture shows', BODY.replace('Une passerelle', 'Un pont')],
  ['code', BODY.replace('du code', 'un code')],
])('another text: %s', (_what, body) => {
  expect(digestOf(body)).not.toBe(original)
})

test.each([
  ['lines that break elsewhere', BODY.replace('paragraphe, avec', 'paragraphe,\navec')],
  ['other marks of emphasis, a wider table', BODY.replace('*premier*', '_premier_').replace('| --- |', '| ------- |')],
  ['another picture', BODY.replace('bridge.svg', 'river.svg')],
])('the same text: %s', (_what, body) => {
  expect(digestOf(body)).toBe(original)
})

test.each([
  ['title', 'Des mots qui restent'],
  ['imageAlt', 'L’arche d’une passerelle'],
  ['tags', ['essai', 'autre']],
])('another text in the frontmatter: %s', (key, value) => {
  expect(digestOf(BODY, { ...FRONTMATTER, [key]: value })).not.toBe(original)
})

test.each([
  ['date', '2026-02-01'],
  ['author', 'bob-example'],
  ['translatedFrom', 'abcdef12'],
])('nothing to translate in the frontmatter: %s', (key, value) => {
  expect(digestOf(BODY, { ...FRONTMATTER, [key]: value })).toBe(original)
})
