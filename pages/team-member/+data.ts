import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { findEntry, bodyOf } from '../../renderer/content.ts'

export type Data = ReturnType<typeof data>

export function data({ routeParams, locale }: PageContextServer) {
  const member = findEntry('team', routeParams['slug'] ?? '', locale)
  if (!member) throw render(404)
  return { member, body: bodyOf(member) }
}
