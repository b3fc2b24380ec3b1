import type { Service } from 'schema-dts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { localizePath } from '../addresses.ts'
import type { Entry } from '../entry.ts'
import { agencyReference } from './agency.ts'

/** One of the agency's services, as lists name it. */
export function serviceReference({ path, locale, frontmatter }: Entry<'services'>) {
  const url = absoluteUrl(localizePath(path, locale))
  return { '@type': 'Service', '@id': `${url}#service`, name: frontmatter.fullLabel, url } satisfies Service
}

/** One of the agency's services, on its own page. */
export function service(entry: Entry<'services'>): Service {
  const { title, description, features } = entry.frontmatter
  const image = entry.images['image']
  return {
    ...serviceReference(entry),
    serviceType: title,
    description,
    ...(image && { image: absoluteUrl(image.src) }),
    provider: agencyReference(),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: entry.frontmatter.fullLabel,
      itemListElement: features.map((feature) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: feature.title, description: feature.description },
      })),
    },
  }
}
