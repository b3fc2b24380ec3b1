import type { Island } from '../../renderer/islands/defineIsland.ts'

/**
 * The islands, which render in the browser: each is the default export of a file of its own, fetched when it hydrates.
 * Scripts that only toggle existing elements are in scripts.ts.
 */
export const islands = {
  BlogSearch: () => import('../blog/BlogSearch/BlogSearch.island.tsx'),
  ContactForm: () => import('../forms/ContactForm/ContactForm.island.tsx'),
  HeroEstimate: () => import('../agency/Hero/HeroEstimate.island.tsx'),
  NewsletterForm: () => import('../forms/NewsletterForm/NewsletterForm.island.tsx'),
  NotFoundSuggestions: () => import('../search/NotFoundSuggestions/NotFoundSuggestions.island.tsx'),
  QuoteForm: () => import('../forms/QuoteForm/QuoteForm.island.tsx'),
  SiteSearch: () => import('../search/SiteSearch/SiteSearch.island.tsx'),
}

export type IslandName = keyof typeof islands

// Each key must be the name of the island in that file.
islands satisfies { readonly [Name in IslandName]: () => Promise<{ readonly default: Island<Name, never> }> }
