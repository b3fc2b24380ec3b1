import { metadataFromStrings } from '../../renderer/metadata.ts'

export const metadata = metadataFromStrings('estimate')
