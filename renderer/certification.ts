import { isDay } from '../content/dates.ts'
import { type Certification, siteConfig } from '../site.config.ts'
import { today } from './today.ts'

/**
 * Returns the agency's ISO 17100 certificate if it is valid on a given day.
 *
 * @param day `YYYY-MM-DD`
 * @returns undefined if none of it is filled in, or if it has expired
 * @throws Error if it is only partly filled in, or if its last day is not a valid date
 */
export function certificationOn(
  day: string,
  certification: Certification = siteConfig.certification,
): Certification | undefined {
  const { validUntil } = certification
  const missing = Object.entries(certification).flatMap(([name, value]) => (value === '' ? [name] : []))
  if (missing.length === Object.keys(certification).length) return undefined
  if (missing.length > 0) {
    throw new Error(`site.config.ts: certification has no ${missing.join(' and no ')}. Fill in all of it, or none.`)
  }
  if (!isDay(validUntil)) {
    throw new Error(
      `site.config.ts: certification is valid until "${validUntil}", which is not a date. Write 2027-06-30.`,
    )
  }
  return validUntil >= day ? certification : undefined
}

/** Returns the certificate if it is valid on the day of the build. */
export function currentCertification(): Certification | undefined {
  return certificationOn(today())
}
