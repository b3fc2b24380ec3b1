import { metadataFromStrings } from '../../renderer/metadata.ts'
import { webSite } from '../../renderer/structuredData.ts'

export const metadata = metadataFromStrings('home', { listsArticles: true, structuredData: [webSite()] })
