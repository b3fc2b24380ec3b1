import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { findEntry, loadBody } from '../../../renderer/content.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ routeParams, locale }: PageContextServer) {
  const service = findEntry('services', routeParams['slug'] ?? '', locale)
  if (!service) throw render(404)
  return { service, Body: await loadBody(service) }
}
