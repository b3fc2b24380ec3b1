import { describe, expect, test } from 'vitest'
import { foldText } from '../../search/foldText.ts'
import { searchPosts } from './posts.ts'

describe('foldText', () => {
  test.each([
    ['Éditorial', 'editorial'],
    ['ÇA ET LÀ', 'ca et la'],
    ['Cœur, Œuvre, ex æquo', 'coeur, oeuvre, ex aequo'],
    ['l’usage', "l'usage"],
    ['e\u0301tude', 'etude'],
  ])('%s is compared as %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })
})

describe('searchPosts', () => {
  const posts = [
    { title: 'Prix d’une traduction\u00a0: ce que paient 100\u00a0€ la page', category: 'mt-vs-human' as const },
    { title: 'L’éditorial du mois', category: 'legal' as const },
    { title: 'Traduction humaine ou automatique', category: 'mt-vs-human' as const },
  ].map((post) => ({ ...post, folded: foldText(post.title) }))
  const find = (query: string, category?: 'legal' | 'mt-vs-human') =>
    searchPosts(posts, query, category).map(({ title }) => title)

  test('"editorial" finds « éditorial » and vice versa', () => {
    expect(find('editorial')).toEqual([posts[1]?.title])
    expect(find('ÉDITORIAL')).toEqual([posts[1]?.title])
  })

  test('a part of a word is enough, and the order of the posts stays', () => {
    expect(find('traduct')).toEqual([posts[0]?.title, posts[2]?.title])
  })

  test('every word must be there, in any order', () => {
    expect(find('traduction prix')).toEqual([posts[0]?.title])
    expect(find('traduction météo')).toEqual([])
  })

  test('typographic spaces and apostrophes match plain ones', () => {
    expect(find("prix d'une traduction : ce que")).toEqual([posts[0]?.title])
    expect(find('100 €')).toEqual([posts[0]?.title])
  })

  test('an article before a word is no part of it', () => {
    expect(find("l'humaine")).toEqual([posts[2]?.title])
    expect(find('d’éditorial')).toEqual([posts[1]?.title])
    expect(find("l'")).toEqual([])
  })

  test('posts of other categories are left out', () => {
    expect(find('traduction', 'legal')).toEqual([])
    expect(find('u', 'legal')).toEqual([posts[1]?.title])
  })

  test('an empty query finds nothing', () => {
    expect(find('')).toEqual([])
    expect(find('  ')).toEqual([])
  })
})
