import type { DocumentBody } from '../../renderer/documents.ts'
import { mdxComponents } from './mdxComponents.tsx'

/** The body of a document. */
export function MdxBody({ body: Body }: { readonly body: DocumentBody }) {
  return <Body components={mdxComponents} />
}
