import type { PageContextServer } from 'vike/types'
import { readDocument } from '../../renderer/documents.ts'

export type Data = Awaited<ReturnType<typeof data>>

export function data(pageContext: PageContextServer) {
  return readDocument('policies', pageContext, 'confidentialite')
}
