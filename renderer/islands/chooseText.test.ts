import { expect, test } from 'vitest'
import { chooseText } from './chooseText.ts'

const texts = {
  none: 'Rien pour « {{query}} » dans {{place}}',
  found_one: '{{count}} article',
  found_other: '{{count}} articles',
  pagination: { next: 'Suivante' },
}

test('placeholders are filled, and those that nobody knows stay', () => {
  expect(chooseText(texts, 'none', { query: '$& {{place}}' }, 'fr')).toBe('Rien pour « $& {{place}} » dans {{place}}')
})

test('a number chooses the form of its language', () => {
  expect(chooseText(texts, 'found', { count: 0 }, 'fr')).toBe('0 article')
  expect(chooseText(texts, 'found', { count: 0 }, 'en')).toBe('0 articles')
  expect(chooseText(texts, 'found', { count: 1 }, 'en')).toBe('1 article')
  expect(chooseText(texts, 'found', { count: 2000 }, 'en')).toBe('2,000 articles')
})

test('texts are found in groups', () => {
  expect(chooseText(texts, 'pagination.next', {}, 'fr')).toBe('Suivante')
})
