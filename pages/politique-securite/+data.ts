import type { PageContextServer } from 'vike/types'
import { getEntry, bodyOf } from '../../renderer/content.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const policy = getEntry('policies', 'politique-securite', locale)
  return { policy, body: bodyOf(policy) }
}
