/** The policies with their own folder in `pages/`. */
const ownPages: ReadonlySet<string> = new Set(['confidentialite', 'politique-securite'])

/** Whether a policy has its own page in the code. */
export function hasPageOfItsOwn(slug: string): boolean {
  return ownPages.has(slug)
}
