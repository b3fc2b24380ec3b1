/** What a quote can be asked for, as links name it (`/requestaquote?service=legal`); `quote:fields.services` has the names. */
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
export function priceOf(service: QuoteService | undefined): 'standard' | 'from' | 'hourly' | 'byCase' {
  if (!service) return 'standard'
  if (isPricedByCase(service)) return 'byCase'
  if (service === 'proofreading') return 'hourly'
  return pricedFrom.has(service) ? 'from' : 'standard'
}

/** Reports whether a service has no price per page, and no usual lead time. */
export const isPricedByCase = (service: QuoteService) => pricedByCase.has(service)

/** Reports whether a service is priced by the word. */
export const hasWordPrice = (service: QuoteService) => ['standard', 'from'].includes(priceOf(service))

/** The page of the form, without language; below it there is one for each service, where that is chosen already. */
export const QUOTE_PATH = '/requestaquote'

/** The query that asks for a service. */
export const serviceQuery = (service: QuoteService) => `service=${service}`

/** The page on which a service is chosen already, without language. */
export const quotePathOf = (service: QuoteService) => `${QUOTE_PATH}/${service}`

/** By the file names of the documents that present a service. */
const ofDocuments: Readonly<Record<string, QuoteService | undefined>> = {
  documentTranslation: 'documents',
  legalTranslation: 'legal',
  medicalTranslation: 'medical',
  localization: 'localization',
  proofreading: 'proofreading',
}

/** Where a quote is asked for what a document presents, without language. */
export function quotePathOfDocument(slug: string): string {
  const service = ofDocuments[slug]
  return service ? quotePathOf(service) : QUOTE_PATH
}

/** The service that a page's address names: `/requestaquote/legal`. */
export function serviceOfPath(path: string): QuoteService | undefined {
  return quoteServices.find((service) => quotePathOf(service) === path)
}

/**
 * What a link that asks for a service leads to: `/requestaquote/legal`, which needs no script to have it chosen. A query
 * can't be read in a static page. Any other link is what it was.
 */
export function chooseByPath(href: string): string {
  const asked = quoteServices.find((service) => href === `${QUOTE_PATH}?${serviceQuery(service)}`)
  return asked ? quotePathOf(asked) : href
}
