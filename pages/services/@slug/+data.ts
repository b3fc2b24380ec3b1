import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { sortByOrder } from '../../../renderer/sortByOrder.ts'
import { findEntry, listEntries, bodyOf } from '../../../renderer/content.ts'

export type Data = ReturnType<typeof data>

export function data({ routeParams, locale }: PageContextServer) {
  const service = findEntry('services', routeParams['slug'] ?? '', locale)
  if (!service) throw render(404)
  const others = sortByOrder(listEntries('services', locale)).filter(({ slug }) => slug !== service.slug)
  return { service, others, body: bodyOf(service) }
}
