/** Separate from the schemas in collections.ts, because browsers need these lists without the schemas. */

/** The categories of the blog, in the order of its buttons. */
export const articleCategories = ['legal', 'localization', 'mt-vs-human'] as const
/** One category of the blog. */
export type ArticleCategory = (typeof articleCategories)[number]

/** The categories of case studies, in the order of their filter. */
export const caseStudyCategories = ['e-commerce', 'legal', 'app-ui'] as const
/** One category of the case studies. */
export type CaseStudyCategory = (typeof caseStudyCategories)[number]

/** The blog category of each field of the case studies: services use those of articles. */
export const articleCategoryOf: Readonly<Record<CaseStudyCategory, ArticleCategory>> = {
  'e-commerce': 'localization',
  legal: 'legal',
  'app-ui': 'localization',
}
