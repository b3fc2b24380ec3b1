import { isBlogCategory, type BlogCategory, type Listing } from '../BlogList/listing.ts'

/** The links to the categories, above every page of the blog. */
export interface CategoryLinks {
  /** Marks a category, and lets the links lead where they are to. */
  show(state: Pick<Listing, 'category'> & { readonly query: string }, addressOf: AddressOf): void
  /** What readers call a category. */
  nameOf(category: BlogCategory): string
}

type Target = Listing & { readonly query: string }
type AddressOf = (target: Target) => string

/**
 * Takes over what <CategoryLinks> renders.
 *
 * @param onFollow told of each click on a link, with the state that it leads to
 */
export function findCategoryLinks(
  navigation: HTMLElement | null,
  onFollow: (event: MouseEvent, target: Listing) => void,
): CategoryLinks {
  const links = new Map<BlogCategory, HTMLAnchorElement>()
  for (const link of navigation?.querySelectorAll('a') ?? []) {
    const category = link.dataset['category'] ?? ''
    if (!isBlogCategory(category)) continue
    links.set(category, link)
    link.addEventListener('click', (event) => onFollow(event, { category, page: 1 }))
  }
  return {
    show: ({ category: current, query }, addressOf) => {
      for (const [category, link] of links) {
        link.setAttribute('href', addressOf({ category, query, page: 1 }))
        if (category === current) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
    },
    nameOf: (category) => links.get(category)?.textContent ?? '',
  }
}
