import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { bodyOf, findEntry } from '../../renderer/content.ts'

export type Data = ReturnType<typeof data>

export function data({ routeParams, locale }: PageContextServer) {
  const policy = findEntry('policies', routeParams['slug'] ?? '', locale)
  if (!policy) throw render(404)
  return { policy, body: bodyOf(policy) }
}
