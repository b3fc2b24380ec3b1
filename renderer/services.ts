import { QUOTE_PATH } from './addresses.ts'
import { listEntries } from './content.ts'
import { defaultLocale, locales, type Locale } from './languages.ts'
import { translationOf } from './texts.ts'

/** A service that visitors can ask a quote for: plain JSON, for the form. */
export type Service = {
  /** The name of its document, or of its texts among the other services. */
  readonly id: string
  readonly name: string
  /** Its name in the language of the staff, which forms send. */
  readonly staffName: string
  readonly examples?: string | undefined
  /** What is said of its price; nothing if only the quote can. */
  readonly price?: string | undefined
  /** Whether the price by the word is `exact` or the `minimum`; none if it is not priced by the word. */
  readonly estimate?: string | undefined
  /** `place` for events, which have a place instead of documents. */
  readonly asksFor?: string | undefined
  /** What to heed before documents are attached. */
  readonly filesHint?: string | undefined
}

type OtherService = Omit<Service, 'id' | 'staffName'> & { readonly description: string }

/** Returns the services without a page of their own, by id. */
export function otherServices(locale: Locale): ReadonlyArray<readonly [id: string, service: OtherService]> {
  return Object.entries<OtherService>(translationOf(locale).t('services:others.items', { returnObjects: true }))
}

/** Returns all services, in the order of the form. */
export function listServices(locale: Locale): Service[] {
  const staffNames = new Map(readServices(defaultLocale).map(({ id, name }) => [id, name]))
  return readServices(locale).map((service) => ({ ...service, staffName: staffNames.get(service.id) ?? service.name }))
}

function readServices(locale: Locale): Array<Omit<Service, 'staffName'>> {
  return [
    ...listEntries('services', locale).map(({ slug, frontmatter }) => {
      const { title, examples, price, estimate, asksFor, filesHint } = frontmatter
      return { id: slug, name: title, examples, price, estimate, asksFor, filesHint }
    }),
    ...otherServices(locale).map(([id, { name, examples, price, estimate, asksFor, filesHint }]) => {
      return { id, name, examples, price, estimate, asksFor, filesHint }
    }),
  ]
}

/** Returns the address of the quote form with a service preselected, without language. */
export const quotePathOf = (id: string) => `${QUOTE_PATH}/${id}`

/** Returns the addresses of the quote form with each service of any language preselected, without language. */
export function listQuotePaths(): string[] {
  return [...new Set(locales.flatMap((locale) => readServices(locale).map(({ id }) => quotePathOf(id))))]
}

/** Returns the service that a page of the quote form preselects, by its address without language. */
export function serviceAt(path: string, locale: Locale): Service | undefined {
  return listServices(locale).find(({ id }) => quotePathOf(id) === path)
}
