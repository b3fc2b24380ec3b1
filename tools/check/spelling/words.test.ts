import { expect, test } from 'vitest'
import { readTree } from '../../content/body/rule.ts'
import { parse } from '../../content/parse.ts'
import { bodyPassages } from '../prose/passages.ts'
import { listWords, wrongParts } from './words.ts'

const passagesOf = (source: string) => bodyPassages(readTree(parse(source), source, 'content/fr/articles/a.mdx'))

function wordsOf(markdown: string): string[] {
  return passagesOf(markdown).flatMap((passage) => listWords(passage).map(({ text }) => text))
}

test('prose is looked up, and nothing else is', () => {
  expect(wordsOf('Un **mot** d’ici, `code`, [lien](/adresse) et https://example.com/nom.')).toEqual([
    'Un',
    'mot',
    'd’ici',
    'lien',
    'et',
  ])
  expect(wordsOf('Écrire à ada@example.com, contrat.docx, 24/7, 1er, A4, le XIXe siècle, (iii) nᵒ 4, 翻译.')).toEqual([
    'Écrire',
    'le',
    'siècle',
  ])
})

test('words are whole across markup and apart across lines', () => {
  expect(wordsOf('dites-le, aujourd’hui\n> peut-être **tra**duction')).toEqual([
    'dites-le',
    'aujourd’hui',
    'peut-être',
    'traduction',
  ])
})

test('a word alone in italics or between quotation marks is spoken of; several are of any language', () => {
  expect(wordsOf('La faute « acent » et le mot _egusi_, « 2 pagamentos ».')).toEqual(['La', 'faute', 'et', 'le', 'mot'])
  const [passage] = passagesOf('Le _common law_ d’ici')
  expect(passage && listWords(passage).filter(({ setApart }) => setApart)).toMatchObject([
    { text: 'common' },
    { text: 'law' },
  ])
})

test('of a wrong word, the part that is wrong', () => {
  const right = new Set(['traduction', 'dites', 'le', 'peut', 'être', 'il', 'word'])
  const parts = (word: string) => wrongParts(word, (text) => right.has(text))
  expect(parts('Traduction')).toEqual([])
  expect(parts('l’traduction')).toEqual([])
  expect(parts('l’tradution')).toEqual(['tradution'])
  expect(parts("qu'il")).toEqual([])
  expect(parts('word’s')).toEqual([])
  expect(parts('dites-le')).toEqual([])
  expect(parts('peut-etre')).toEqual(['etre'])
})
