/** Apart from the schemas in collections.ts, because browsers read these lists, too, and have no use for the schemas. */

/** The categories of the blog, in the order of its buttons. */
export const articleCategories = ['legal', 'localization', 'mt-vs-human'] as const
/** One category of the blog. */
export type ArticleCategory = (typeof articleCategories)[number]

/** The categories of case studies, in the order of their filter. */
export const caseStudyCategories = ['e-commerce', 'legal', 'app-ui'] as const
/** One category of the case studies. */
export type CaseStudyCategory = (typeof caseStudyCategories)[number]

/** What the blog calls each field of the case studies: services name theirs as articles do. */
export const articleCategoryOf: Readonly<Record<CaseStudyCategory, ArticleCategory>> = {
  'e-commerce': 'localization',
  legal: 'legal',
  'app-ui': 'localization',
}
