import type { PageContextServer } from 'vike/types'
import { metadataFromStrings } from '../../renderer/metadata.ts'
import { serviceReference } from '../../renderer/structuredData.ts'
import type { Data } from './+data.ts'

export const metadata = metadataFromStrings<PageContextServer & { data: Data }>('services', ({ data }) => ({
  structuredData: data.services.map(serviceReference),
}))
