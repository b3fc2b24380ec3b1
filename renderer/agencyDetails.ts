import { siteConfig } from '../site.config.ts'

/** What any text may say of the agency, without being given it: `{{phoneCanada}}`. */
export const agencyDetails = {
  agencyEmail: siteConfig.email,
  phoneCanada: siteConfig.offices.canada.phone,
  phoneCameroon: siteConfig.offices.cameroon.phone,
}
