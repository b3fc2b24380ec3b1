import type { siteConfig } from '../../../site.config.ts'

/** The offices of site.config.ts, in display order. */
export const officeNames = ['canada', 'cameroon'] as const satisfies ReadonlyArray<keyof typeof siteConfig.offices>

/** An office of site.config.ts. */
export type OfficeName = (typeof officeNames)[number]

/** Returns the `tel:` link of a phone number in display format: `+1 514 555-0142`. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
