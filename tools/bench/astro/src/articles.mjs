import { getCollection } from 'astro:content'

export const languages = ['fr', 'en']
export const categories = ['all', 'legal', 'localization', 'mt-vs-human']
export const postsPerPage = 2

const lists = new Map()

/** Returns the articles of a language, newest first, in French where there is no translation. */
export async function listArticles(language) {
  if (lists.has(language)) return lists.get(language)
  const french = await getCollection('fr')
  const own = new Map((await getCollection(language)).map((article) => [article.id, article]))
  const all = french.map((article) => own.get(article.id) ?? article)
  for (const [id, article] of own) if (!french.some((one) => one.id === id)) all.push(article)
  all.sort((a, b) => b.data.date - a.data.date)
  lists.set(language, all)
  return all
}

const positions = new WeakMap()

/** By tag and category, as in the site: computed once for a list. */
export function relatedTo(article, articles) {
  if (!positions.has(articles)) {
    const byCategory = Map.groupBy(articles, ({ data }) => data.category)
    positions.set(articles, { byCategory, bySlug: new Map(articles.map((one, index) => [one.id, index])) })
  }
  const { byCategory, bySlug } = positions.get(articles)
  const index = bySlug.get(article.id)
  const similar = (byCategory.get(article.data.category) ?? []).filter((one) => one.id !== article.id).slice(0, 3)
  return { related: similar, older: articles[index + 1], newer: articles[index - 1] }
}
