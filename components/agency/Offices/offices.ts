import type { siteConfig } from '../../../site.config.ts'

/** The offices of site.config.ts, in the order to show them in. */
export const officeNames = ['canada', 'cameroon'] as const satisfies ReadonlyArray<keyof typeof siteConfig.offices>

/** An office of site.config.ts. */
export type OfficeName = (typeof officeNames)[number]

/** The link that dials a number as people write it: `+1 514 555-0142`. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
