/** The policies that have a folder of `pages/` to themselves. */
const ownPages: ReadonlySet<string> = new Set(['confidentialite', 'politique-securite'])

/** Whether a policy is shown by a page made for it alone. */
export function hasPageOfItsOwn(slug: string): boolean {
  return ownPages.has(slug)
}
