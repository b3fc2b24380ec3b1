import type { Person } from 'schema-dts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { localizePath } from '../addresses.ts'
import type { Entry } from '../entry.ts'
import { agencyReference } from './agency.ts'

/** Someone of the team, as articles name their author; the same person in every language. */
export function personReference({ path, locale, frontmatter }: Entry<'team'>) {
  return {
    '@type': 'Person',
    '@id': absoluteUrl(`${path}#person`),
    name: frontmatter.name,
    url: absoluteUrl(localizePath(path, locale)),
  } satisfies Person
}

/** Someone of the team with what the page shows of them. */
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
