import { describe, expect, test } from 'vitest'
import { neighboursOf, relatedTo, type Comparable } from './relatedTo.ts'

function article(slug: string, date: string, frontmatter: Partial<Comparable['frontmatter']> = {}): Comparable {
  return { slug, frontmatter: { date, category: 'legal', tags: [], ...frontmatter } }
}

const slugs = (articles: readonly Comparable[]) => articles.map(({ slug }) => slug)

describe('relatedTo', () => {
  test('the author’s choices come first, in the order of the front matter', () => {
    const chosen = ['b', 'a']
    const self = article('self', '2026-01-01', { related: chosen })
    const others = [
      article('same', '2026-01-04'),
      article('b', '2026-01-03', { category: 'localization' }),
      article('a', '2026-01-02', { category: 'localization' }),
    ]
    expect(slugs(relatedTo(self, others))).toEqual(['b', 'a', 'same'])
  })

  test('then those with the most tags in common, then the newest of the category', () => {
    const self = article('self', '2026-01-01', { tags: ['contracts', 'OHADA'] })
    const others = [
      article('stranger', '2026-01-05', { category: 'localization', tags: ['prices'] }),
      article('newer', '2026-01-03'),
      article('older', '2026-01-02'),
      article('tagged', '2025-06-01', { category: 'localization', tags: ['contracts', 'OHADA'] }),
    ]
    expect(slugs(relatedTo(self, others))).toEqual(['tagged', 'newer', 'older'])
  })

  test('three at most, without duplicates and without the article itself', () => {
    const self = article('self', '2026-01-01', { related: ['a', 'self'] })
    const others = [self, ...['a', 'b', 'c', 'd'].map((slug) => article(slug, '2026-01-02'))]
    expect(slugs(relatedTo(self, others))).toEqual(['a', 'b', 'c'])
  })
})

describe('neighboursOf', () => {
  const articles = [article('c', '2026-01-03'), article('b', '2026-01-02'), article('a', '2026-01-01')]

  test('are those published just before and just after', () => {
    const { older, newer } = neighboursOf(article('b', '2026-01-02'), articles)
    expect([older?.slug, newer?.slug]).toEqual(['a', 'c'])
  })
})
