import { type ArticleCategory, articleCategoryOf, type CaseStudyCategory } from '../../content/categories.ts'
import { sortByDate } from '../../components/blog/BlogList/sortByDate.ts'

const RESOURCES = 3

interface Article {
  readonly slug: string
  readonly frontmatter: { readonly date: string; readonly category: ArticleCategory }
}

/** Returns the latest articles on the subjects of the case studies. */
export function relatedResources<Resource extends Article>(
  fields: readonly CaseStudyCategory[],
  articles: readonly Resource[],
): Resource[] {
  const categories = new Set(fields.map((field) => articleCategoryOf[field]))
  return sortByDate(articles.filter(({ frontmatter }) => categories.has(frontmatter.category))).slice(0, RESOURCES)
}
