import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { findEntry, loadBody } from '../../../renderer/content.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ routeParams, locale }: PageContextServer) {
  const article = findEntry('articles', routeParams['slug'] ?? '', locale)
  if (!article) throw render(404)
  return { article, Body: await loadBody(article) }
}
