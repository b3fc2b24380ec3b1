import type { Island } from '../../renderer/islands/defineIsland.ts'

/**
 * All that renders in the browser: each is the default export of a file of its own, fetched when it wakes.
 * What only toggles what is there is in scripts/.
 */
export const islands = {
  BlogSearch: () => import('../blog/BlogSearch/BlogSearch.island.tsx'),
  ContactForm: () => import('../forms/ContactForm/ContactForm.island.tsx'),
  Estimate: () => import('../estimate/Estimate.island.tsx'),
  NewsletterForm: () => import('../forms/NewsletterForm/NewsletterForm.island.tsx'),
  NotFoundSuggestions: () => import('../search/NotFoundSuggestions/NotFoundSuggestions.island.tsx'),
  QuoteForm: () => import('../forms/QuoteForm/QuoteForm.island.tsx'),
  SiteSearch: () => import('../search/SiteSearch/SiteSearch.island.tsx'),
}

export type IslandName = keyof typeof islands

/** Fetches the file of each island: each name is that of the island in its file. */
export type IslandLoaders<Names extends string> = {
  readonly [Name in Names]: () => Promise<{ readonly default: Island<Name, never> }>
}

// Any other name is an error of types, here.
islands satisfies IslandLoaders<IslandName>
