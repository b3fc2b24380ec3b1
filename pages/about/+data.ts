import type { PageContextServer } from 'vike/types'
import { sortByOrder } from '../../renderer/sortByOrder.ts'
import { listEntries } from '../../renderer/content.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  return { members: sortByOrder(listEntries('team', locale)) }
}
