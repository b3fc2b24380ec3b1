import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { findEntry } from '../../renderer/content.ts'
import { bodyOf } from '../../renderer/documents.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ routeParams, locale }: PageContextServer) {
  const member = findEntry('team', routeParams['slug'] ?? '', locale)
  if (!member) throw render(404)
  return { member, body: await bodyOf(member) }
}
