import { isDay } from '../content/dates.ts'
import { type Certification, siteConfig } from '../site.config.ts'
import { today } from './today.ts'

/**
 * The agency's certificate of ISO 17100, if it has one on a day.
 *
 * @param day `YYYY-MM-DD`
 * @returns undefined where nothing of it is filled in, and after its last day
 * @throws Error where only some of it is, or its last day is no day
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
    throw new Error(`site.config.ts: certification is valid until "${validUntil}", which is no day. Write 2027-06-30.`)
  }
  return validUntil >= day ? certification : undefined
}

/** The same on the day that the site is made for. */
export function currentCertification(): Certification | undefined {
  return certificationOn(today())
}
