import type { Review, ReviewedDocument, ReviewedPage } from '../review.ts'

/** Pages that differ in the same way. */
export interface PageGroup {
  /** Says the way, as the others do. */
  readonly first: ReviewedPage
  readonly pages: readonly ReviewedPage[]
}

/** The pages of the documents that changed, and all others. */
export function pagesByDocument({ documents, pages }: Pick<Review, 'documents' | 'pages'>) {
  const owners = new Map(
    documents.flatMap((document) =>
      Object.values(document.versions).flatMap(({ address }) =>
        address === undefined ? [] : [[address, document] as const],
      ),
    ),
  )
  const ofDocuments = new Map<ReviewedDocument, ReviewedPage[]>()
  const others: ReviewedPage[] = []
  for (const page of pages) {
    const owner = owners.get(page.address) ?? (page.before === undefined ? undefined : owners.get(page.before))
    if (owner) ofDocuments.set(owner, [...(ofDocuments.get(owner) ?? []), page])
    else others.push(page)
  }
  return { ofDocuments, others }
}

/** Pages whose change is the same, together: what a style or a text of the footer changes is told once. */
export function groupPages(pages: readonly ReviewedPage[]): readonly PageGroup[] {
  const groups = new Map<string, ReviewedPage[]>()
  for (const page of pages) {
    const { locale, change, aspects, blocks, newLinks } = page
    const isShared = change === 'changed'
    const cause = JSON.stringify(
      isShared ? [change, blocks.length > 0 && locale, aspects.toSorted(), blocks, newLinks] : page,
    )
    groups.set(cause, [...(groups.get(cause) ?? []), page])
  }
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group
      return first ? [{ first, pages: group }] : []
    })
    .toSorted((a, b) => b.first.blocks.length - a.first.blocks.length || b.pages.length - a.pages.length)
}
