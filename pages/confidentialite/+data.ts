import type { PageContextServer } from 'vike/types'
import { getEntry, loadBody } from '../../renderer/content.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ locale }: PageContextServer) {
  const policy = getEntry('policies', 'confidentialite', locale)
  return { policy, Body: await loadBody(policy) }
}
