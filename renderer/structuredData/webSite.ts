import type { WebSite } from 'schema-dts'
import { siteConfig } from '../../site.config.ts'
import { absoluteUrl } from '../absoluteUrl.ts'
import { agencyReference, certification } from './agency.ts'

/** The site as a whole, in all its languages: on the home pages, where search engines take its name from. */
export function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#site'),
    url: absoluteUrl('/'),
    name: siteConfig.name,
    publisher: { ...agencyReference(), ...certification() },
  }
}
