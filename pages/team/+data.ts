import type { PageContextServer } from 'vike/types'
import { inOrder } from '../../components/inOrder/inOrder.ts'
import { listEntries } from '../../renderer/content.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  return { members: inOrder(listEntries('team', locale)) }
}
