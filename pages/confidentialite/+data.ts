import type { PageContextServer } from 'vike/types'
import { getEntry } from '../../renderer/content.ts'
import { bodyOf } from '../../renderer/documents.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ locale }: PageContextServer) {
  const policy = getEntry('policies', 'confidentialite', locale)
  return { policy, body: await bodyOf(policy) }
}
