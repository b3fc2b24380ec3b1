import type { PageContextServer } from 'vike/types'
import { metadataFromStrings } from '../../renderer/metadata.ts'
import { person } from '../../renderer/structuredData.ts'
import type { Data } from './+data.ts'

export const metadata = metadataFromStrings<PageContextServer & { data: Data }>('team', ({ data }) => ({
  structuredData: data.members.map(person),
}))
