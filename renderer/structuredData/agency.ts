import type { Certification, Organization, ProfessionalService } from 'schema-dts'
import { siteConfig } from '../../site.config.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { currentCertification } from '../certification.ts'
import { openGraphImageAddress } from '../fileAddresses.ts'
import { localizePath } from '../addresses.ts'
import { locales, type Locale } from '../languages.ts'
import { officeAddress } from '../officeAddress.ts'
import { translationOf } from '../texts.ts'

/** The agency is the same in every language, so its id has none. */
const agencyId = absoluteUrl('/#agency')

/** The agency as other things name it; `agency()` says the rest, on pages about it. */
export function agencyReference() {
  return { '@type': 'Organization', '@id': agencyId, name: siteConfig.name } satisfies Organization
}

/** The agency with both its offices: for the pages about it, and how to reach it. */
export function agency(locale: Locale): Organization {
  const t = translationOf(locale).getFixedT(locale, 'common')
  return {
    ...agencyReference(),
    url: absoluteUrl(localizePath('/', locale)),
    logo: absoluteUrl('/icon-512.png'),
    description: t('site.description'),
    slogan: t('site.tagline'),
    email: siteConfig.email,
    foundingDate: String(siteConfig.foundedIn),
    knowsLanguage: locales,
    ...certification(),
    sameAs: Object.values(siteConfig.socialLinks),
    subOrganization: [office('canada', t('offices.canada'), locale), office('cameroon', t('offices.cameroon'), locale)],
  }
}

/** What an independent body has certified of the agency, if any has: its `hasCertification`. */
export function certification(): { hasCertification?: Certification } {
  const certificate = currentCertification()
  if (!certificate) return {}
  return {
    hasCertification: {
      '@type': 'Certification',
      name: 'ISO 17100',
      certificationIdentification: certificate.number,
      issuedBy: { '@type': 'Organization', name: certificate.body },
      expires: certificate.validUntil,
    },
  }
}

function office(key: keyof typeof siteConfig.offices, country: string, locale: Locale): ProfessionalService {
  const { phone, countryCode, latitude, longitude } = siteConfig.offices[key]
  const { street, city, postalCode } = officeAddress(key, locale)
  // « Montréal (Québec) », “Montréal QC”: the region, where there is one, comes second.
  const [, locality = city, regionName, regionCode] = /^(.+?) (?:\((.+)\)|([A-Z]{2}))$/.exec(city) ?? []
  const region = regionName ?? regionCode
  return {
    '@type': 'ProfessionalService',
    '@id': absoluteUrl(`/#${key}`),
    name: `${siteConfig.name} ${country}`,
    url: absoluteUrl(localizePath('/contact', locale)),
    image: absoluteUrl(openGraphImageAddress('/', locale)),
    telephone: phone,
    email: siteConfig.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      ...(region && { addressRegion: region }),
      postalCode,
      addressCountry: countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    parentOrganization: { '@id': agencyId },
  }
}
