import { metadataFromStrings } from '../../renderer/metadata.ts'

export const metadata = metadataFromStrings('style', { index: false })
