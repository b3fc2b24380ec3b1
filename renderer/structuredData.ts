import type {
  BlogPosting,
  BreadcrumbList,
  Certification,
  Organization,
  Person,
  ProfessionalService,
  Service,
  VideoObject,
  WebSite,
} from 'schema-dts'
import { siteConfig } from '../site.config.ts'
import { absoluteUrl } from './absoluteUrl.ts'
import { localizePath } from './addresses.ts'
import { currentCertification } from './certification.ts'
import type { Entry } from './entry.ts'
import { openGraphImageAddress } from './fileAddresses.ts'
import { locales, type Locale } from './languages.ts'
import type { Crumb } from './metadata.ts'
import { type LocalOffice, officesIn } from './offices.ts'
import { translationOf } from './texts.ts'

// Structured data of pages, in terms of https://schema.org.

/** The agency is the same in every language, so its id has none. */
const agencyId = absoluteUrl('/#agency')

/** A reference to the agency; `agency()` has the details, on pages about it. */
function agencyReference() {
  return { '@type': 'Organization', '@id': agencyId, name: siteConfig.name } satisfies Organization
}

/** Returns the agency with its offices, for pages about it and about how to contact it. */
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
    sameAs: siteConfig.socialLinks,
    subOrganization: officesIn(locale).map((office, index) => describeOffice(office, index + 1, locale)),
  }
}

/** Returns the agency's certificate, if it has one, as `hasCertification`. */
function certification(): { hasCertification?: Certification } {
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

function describeOffice(office: LocalOffice, number: number, locale: Locale): ProfessionalService {
  const { city, country, street, postalCode, phone, latitude, longitude } = office
  return {
    '@type': 'ProfessionalService',
    '@id': absoluteUrl(`/#office-${number}`),
    name: `${siteConfig.name} ${city}`,
    url: absoluteUrl(localizePath('/contact', locale)),
    image: absoluteUrl(openGraphImageAddress('/', locale)),
    telephone: phone,
    email: siteConfig.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      ...(postalCode && { postalCode }),
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    parentOrganization: { '@id': agencyId },
  }
}

/** Returns the site in all its languages, for the home pages, where search engines read its name. */
export function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#site'),
    url: absoluteUrl('/'),
    name: siteConfig.name,
    publisher: { ...agencyReference(), ...certification() },
  }
}

/** A team member as an author; the same person in every language. */
function personReference({ path, locale, frontmatter }: Entry<'team'>) {
  return {
    '@type': 'Person',
    '@id': absoluteUrl(`${path}#person`),
    name: frontmatter.name,
    url: absoluteUrl(localizePath(path, locale)),
  } satisfies Person
}

/** A team member with the details on their page. */
export function person(member: Entry<'team'>): Person {
  const { role, description, skills, contact } = member.frontmatter
  const portrait = member.images['image']
  const accounts = [contact.professionalNetwork, contact.codeHosting, contact.socialNetwork]
  return {
    ...personReference(member),
    jobTitle: role,
    description,
    ...(portrait && { image: absoluteUrl(portrait.src) }),
    email: contact.email.link.replace(/^mailto:/, ''),
    knowsAbout: skills,
    sameAs: accounts.flatMap((account) => account?.link ?? []),
    worksFor: agencyReference(),
  }
}

/** A service in a list. */
export function serviceReference({ path, locale, frontmatter }: Entry<'services'>) {
  const url = absoluteUrl(localizePath(path, locale))
  return { '@type': 'Service', '@id': `${url}#service`, name: frontmatter.fullLabel, url } satisfies Service
}

/** A service on its own page. */
export function service(entry: Entry<'services'>): Service {
  const { title, description } = entry.frontmatter
  const image = entry.images['image']
  return {
    ...serviceReference(entry),
    serviceType: title,
    description,
    ...(image && { image: absoluteUrl(image.src) }),
    provider: agencyReference(),
  }
}

interface Article {
  readonly article: Entry<'articles'>
  readonly author: Entry<'team'>
  /** Its category, as displayed. */
  readonly section: string
}

/** An article; one shown in French under /en is the French one, at the French address. */
export function blogPosting({ article, author, section }: Article): BlogPosting {
  const { title, description, date, updated, tags } = article.frontmatter
  const url = absoluteUrl(localizePath(article.path, article.locale))
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: title,
    description,
    image: absoluteUrl(openGraphImageAddress(article.path, article.locale)),
    datePublished: date,
    dateModified: updated ?? date,
    inLanguage: article.locale,
    articleSection: section,
    keywords: tags,
    timeRequired: `PT${article.readingMinutes}M`,
    author: personReference(author),
    publisher: agencyReference(),
  }
}

/** Returns the video of a case study, if it has one. */
export function videoObject({ path, locale, frontmatter, video }: Entry<'case-studies'>): VideoObject[] {
  if (!video || !frontmatter.video) return []
  const { title, description, date } = frontmatter.video
  const url = absoluteUrl(localizePath(path, locale))
  return [
    {
      '@type': 'VideoObject',
      '@id': `${url}#video`,
      mainEntityOfPage: url,
      name: title,
      description,
      thumbnailUrl: absoluteUrl(video.poster.src),
      contentUrl: absoluteUrl(video.src),
      encodingFormat: 'video/mp4',
      // Search engines require a time with a time zone, and a day has neither.
      uploadDate: `${date}T00:00:00Z`,
      duration: `PT${video.duration}S`,
      width: `${video.width}px`,
      height: `${video.height}px`,
      inLanguage: locale,
      publisher: agencyReference(),
    },
  ]
}

/**
 * Returns the breadcrumbs of a page.
 *
 * @param crumbs the ancestors of the page, the home page first
 * @param title the title of the page itself, which ends the list
 */
export function breadcrumbList(crumbs: readonly Crumb[], title: string, locale: Locale): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...crumbs.map((crumb, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: crumb.title,
        item: absoluteUrl(localizePath(crumb.path, locale)),
      })),
      { '@type': 'ListItem', position: crumbs.length + 1, name: title },
    ],
  }
}
