/** What the quote form calls each service that has a page. */
const quoteServices: ReadonlyMap<string, string> = new Map([
  ['documentTranslation', 'documents'],
  ['legalTranslation', 'legal'],
  ['medicalTranslation', 'medical'],
  ['localization', 'localization'],
  ['proofreading', 'proofreading'],
])

/** Where to ask for a quote for a service, which is chosen in the form already: `/requestaquote?service=legal`. */
export function quoteAddress(service: { readonly slug: string } | undefined): string {
  const id = service && quoteServices.get(service.slug)
  return id === undefined ? '/requestaquote' : `/requestaquote?service=${id}`
}
