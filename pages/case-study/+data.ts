import type { PageContextServer } from 'vike/types'
import { servicesOf } from '../../components/agency/EntryLinks/servicesOf.ts'
import { passageOf } from '../../components/agency/Passage/passageOf.ts'
import { articleCategoryOf } from '../../content/categories.ts'
import { listEntries, versionsOf } from '../../renderer/content.ts'
import { readDocument } from '../../renderer/documents.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { locale } = pageContext
  const { entry: study, body } = await readDocument('case-studies', pageContext)
  const others = listEntries('case-studies', locale).filter(({ slug }) => slug !== study.slug)
  const services = servicesOf(articleCategoryOf[study.frontmatter.category], locale)
  return { study, passage: passageOf(study, versionsOf(study)), services, others, body }
}
