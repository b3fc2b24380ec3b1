import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { sortByOrder } from '../../renderer/sortByOrder.ts'
import { servicesOf } from '../../components/agency/ServiceLinks/servicesOf.ts'
import { articleCategoryOf } from '../../content/categories.ts'
import { findEntry, listEntries } from '../../renderer/content.ts'
import { bodyOf } from '../../renderer/documents.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ routeParams, locale }: PageContextServer) {
  const study = findEntry('case-studies', routeParams['slug'] ?? '', locale)
  if (!study) throw render(404)
  const others = sortByOrder(listEntries('case-studies', locale)).filter(({ slug }) => slug !== study.slug)
  const services = servicesOf(articleCategoryOf[study.frontmatter.category], locale)
  return { study, services, others, body: await bodyOf(study) }
}
