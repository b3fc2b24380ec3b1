import { expect, test } from 'vitest'
import { relatedResources } from './relatedResources.ts'

const article = (slug: string, date: string, category: 'legal' | 'localization' | 'mt-vs-human') => ({
  slug,
  frontmatter: { date, category },
})

const articles = [
  article('law', '2026-01-01', 'legal'),
  article('machines', '2026-06-01', 'mt-vs-human'),
  article('shops', '2026-02-01', 'localization'),
  article('apps', '2026-03-01', 'localization'),
  article('words', '2026-04-01', 'localization'),
]

test('articles on the fields of the case studies, the latest first, three at most', () => {
  const found = relatedResources(['e-commerce', 'legal', 'app-ui'], articles)
  expect(found.map(({ slug }) => slug)).toEqual(['words', 'apps', 'shops'])
})

test('nothing on other subjects', () => {
  expect(relatedResources(['legal'], articles).map(({ slug }) => slug)).toEqual(['law'])
})
