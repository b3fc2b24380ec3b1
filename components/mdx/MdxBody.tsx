import type { DocumentBody } from '../../renderer/documents.ts'
import { mdxComponents } from './mdxComponents.tsx'

/** What a document shows. */
export function MdxBody({ body: Body }: { readonly body: DocumentBody }) {
  return <Body components={mdxComponents} />
}
