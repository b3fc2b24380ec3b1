/**
 * The services of the quote form, by their names in links (`/requestaquote?service=legal`); `quote:fields.services` has
 * the labels.
 */
export const quoteServices = [
  'documents',
  'legal',
  'medical',
  'technical',
  'localization',
  'proofreading',
  'consulting',
  'subtitles',
  'interpretation',
] as const

export type QuoteService = (typeof quoteServices)[number]

const pricedByCase: ReadonlySet<QuoteService> = new Set<QuoteService>(['consulting', 'subtitles', 'interpretation'])

const pricedFrom: ReadonlySet<QuoteService> = new Set<QuoteService>(['legal', 'medical', 'localization'])

/** Returns how a service is priced: by the page, from a price per page up, by the hour, or case by case. */
export function pricingOf(service: QuoteService | undefined): 'standard' | 'from' | 'hourly' | 'byCase' {
  if (!service) return 'standard'
  if (isPricedByCase(service)) return 'byCase'
  if (service === 'proofreading') return 'hourly'
  return pricedFrom.has(service) ? 'from' : 'standard'
}

/** Reports whether a service has no price per page, and no usual lead time. */
export const isPricedByCase = (service: QuoteService) => pricedByCase.has(service)

/** Reports whether a service is priced by the word. */
export const hasWordPrice = (service: QuoteService) => ['standard', 'from'].includes(pricingOf(service))

/** The address of the quote form, without language; below it is one page for each service, with that preselected. */
export const QUOTE_PATH = '/requestaquote'

/** The query that preselects a service. */
export const serviceQuery = (service: QuoteService) => `service=${service}`

/** Returns the page with a service preselected, without language. */
export const quotePathOf = (service: QuoteService) => `${QUOTE_PATH}/${service}`

/** The services by the file names of the documents that present them. */
const ofDocuments: Readonly<Record<string, QuoteService | undefined>> = {
  documentTranslation: 'documents',
  legalTranslation: 'legal',
  medicalTranslation: 'medical',
  localization: 'localization',
  proofreading: 'proofreading',
}

/** Returns the service that a document presents. */
export const serviceOfDocument = (slug: string) => ofDocuments[slug]

/** Returns the address of the quote form for the service a document presents, without language. */
export function quotePathOfDocument(slug: string): string {
  const service = serviceOfDocument(slug)
  return service ? quotePathOf(service) : QUOTE_PATH
}

/** Returns the service in a page's address: `/requestaquote/legal`. */
export function serviceOfPath(path: string): QuoteService | undefined {
  return quoteServices.find((service) => quotePathOf(service) === path)
}

/**
 * Returns the static equivalent of a link that preselects a service by query: `/requestaquote/legal`, which needs no
 * script. A static page can't read the query. Any other link is returned unchanged.
 */
export function chooseByPath(href: string): string {
  const asked = quoteServices.find((service) => href === `${QUOTE_PATH}?${serviceQuery(service)}`)
  return asked ? quotePathOf(asked) : href
}
