import { metadataFromStrings } from '../../renderer/metadata.ts'
import { agency } from '../../renderer/structuredData/agency.ts'

export const metadata = metadataFromStrings('about', ({ locale }) => ({ structuredData: [agency(locale)] }))
