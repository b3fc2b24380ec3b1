import { describe, expect, test } from 'vitest'
import { sortByDate } from '../../blog/BlogList/sortByDate.ts'
import { neighboursOf, relatedTo, type Comparable } from './relatedTo.ts'

function article(slug: string, date: string, frontmatter: Partial<Comparable['frontmatter']> = {}): Comparable {
  return { slug, frontmatter: { date, category: 'legal', tags: [], ...frontmatter } }
}

const slugs = (articles: readonly Comparable[]) => articles.map(({ slug }) => slug)

describe('relatedTo', () => {
  test('what the author chose comes first, in the order of the frontmatter', () => {
    const chosen = ['b', 'a']
    const self = article('self', '2026-01-01', { related: chosen })
    const others = [
      article('a', '2026-01-02', { category: 'localization' }),
      article('b', '2026-01-03', { category: 'localization' }),
      article('same', '2026-01-04'),
    ]
    expect(slugs(relatedTo(self, sortByDate(others)))).toEqual(['b', 'a', 'same'])
  })

  test('then what has most tags in common, then the newest of the category', () => {
    const self = article('self', '2026-01-01', { tags: ['contracts', 'OHADA'] })
    const others = [
      article('older', '2026-01-02'),
      article('newer', '2026-01-03'),
      article('tagged', '2025-06-01', { category: 'localization', tags: ['contracts', 'OHADA'] }),
      article('stranger', '2026-01-05', { category: 'localization', tags: ['prices'] }),
    ]
    expect(slugs(relatedTo(self, sortByDate(others)))).toEqual(['tagged', 'newer', 'older'])
  })

  test('three at most, never the article itself, never one twice', () => {
    const self = article('self', '2026-01-01', { related: ['a', 'self'] })
    const others = [self, ...['a', 'b', 'c', 'd'].map((slug) => article(slug, '2026-01-02'))]
    expect(slugs(relatedTo(self, sortByDate(others)))).toEqual(['a', 'b', 'c'])
  })
})

describe('neighboursOf', () => {
  const articles = [article('c', '2026-01-03'), article('b', '2026-01-02'), article('a', '2026-01-01')]

  test('are those published just before and just after', () => {
    const { older, newer } = neighboursOf(article('b', '2026-01-02'), articles)
    expect([older?.slug, newer?.slug]).toEqual(['a', 'c'])
  })
})
