import { describe, expect, test } from 'vitest'
import { foldText, isSearchablePost, searchPosts } from './searchPosts.ts'

describe('foldText', () => {
  test.each([
    ['Éditorial', 'editorial'],
    ['ÇA ET LÀ', 'ca et la'],
    ['Cœur, Œuvre, ex æquo', 'coeur, oeuvre, ex aequo'],
    ['l’usage', "l'usage"],
    ['100\u202f€\u00a0la page ', '100 € la page'],
    ['e\u0301tude', 'etude'],
  ])('%s is compared as %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })
})

describe('searchPosts', () => {
  const posts = [
    { title: 'Prix d’une traduction\u00a0: ce que paient 100\u00a0€ la page' },
    { title: 'L’éditorial du mois' },
    { title: 'Traduction humaine ou automatique' },
  ]
  const find = (query: string) => searchPosts(posts, query).map(({ title }) => title)

  test('"editorial" finds « éditorial », and the other way round', () => {
    expect(find('editorial')).toEqual([posts[1]?.title])
    expect(find('ÉDITORIAL')).toEqual([posts[1]?.title])
  })

  test('a part of a word is enough, and the order of the posts stays', () => {
    expect(find('traduct')).toEqual([posts[0]?.title, posts[2]?.title])
  })

  test('every word must be there, in whatever order', () => {
    expect(find('traduction prix')).toEqual([posts[0]?.title])
    expect(find('traduction météo')).toEqual([])
  })

  test('spaces and apostrophes are those that keyboards have', () => {
    expect(find("prix d'une traduction : ce que")).toEqual([posts[0]?.title])
    expect(find('100 €')).toEqual([posts[0]?.title])
  })

  test('nothing typed finds nothing', () => {
    expect(find('')).toEqual([])
    expect(find('  ')).toEqual([])
  })
})

describe('isSearchablePost', () => {
  const post = { title: 'L’usage', path: '/articles/usage', date: '2026-01-31', category: 'legal', locale: 'fr' }

  test('a line of the list is one', () => {
    expect(isSearchablePost(post)).toBe(true)
  })

  test.each([
    null,
    'usage',
    {},
    { ...post, title: 1 },
    { ...post, path: null },
    { ...post, date: ['2026'] },
    { ...post, category: undefined },
    { ...post, locale: 'de' },
  ])('%j is none', (value) => {
    expect(isSearchablePost(value)).toBe(false)
  })
})
