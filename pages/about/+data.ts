import type { PageContextServer } from 'vike/types'
import { listEntries } from '../../renderer/content.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  return { members: listEntries('team', locale) }
}
