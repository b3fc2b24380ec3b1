import { expect, test } from 'vitest'
import { excerptOf } from './excerptOf.ts'

const description = 'Contrats et jugements traduits par des juristes.'
const content = [
  'Traduction juridique.',
  'Par Nadia Belhadj-Roy Jurilinguiste Publié le 12 mars 2026 Lecture 6 minutes Mots-clés contrats, droit.',
  `${'mot '.repeat(60)}fin.`,
  'Un contrat traduit doit produire le même effet que l’original.',
  'Nos contrats.',
  `Puis ${'mot '.repeat(40)}brevet ${'mot '.repeat(40)}fin.`,
].join(' ')
const excerpt = (...asked: string[]) =>
  excerptOf({
    content,
    description,
    locations: content
      .split(' ')
      .flatMap((word, index) => (asked.some((one) => word.toLowerCase().startsWith(one)) ? [index] : [])),
  })

test('the sentence around the first match in the text, not the line with author and date', () => {
  expect(excerpt('contrat')).toBe('Un <mark>contrat</mark> traduit doit produire le même effet que l’original.')
})

test('a page whose title matches is introduced by its description, and so is one without a sentence that does', () => {
  expect(excerpt('juridique', 'contrat')).toBe('<mark>Contrats</mark> et jugements traduits par des juristes.')
  expect(excerpt('nadia')).toBe(description)
})

test('of a long sentence, the words around the match', () => {
  const words = excerpt('brevet').split(' ')
  expect(words).toContain('<mark>brevet</mark>')
  expect([words.length, words[0], words.at(-1)]).toEqual([32, '…', '…'])
})
