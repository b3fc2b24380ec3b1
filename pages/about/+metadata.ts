import { metadataFromStrings } from '../../renderer/metadata.ts'
import { agency } from '../../renderer/structuredData.ts'

export const metadata = metadataFromStrings('about', ({ locale }) => ({ structuredData: [agency(locale)] }))
