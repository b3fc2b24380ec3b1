import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { findEntry } from '../../renderer/content.ts'
import { bodyOf } from '../../renderer/documents.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ routeParams, locale }: PageContextServer) {
  const policy = findEntry('policies', routeParams['slug'] ?? '', locale)
  if (!policy) throw render(404)
  return { policy, body: await bodyOf(policy) }
}
