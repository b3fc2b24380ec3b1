import { type Certification, siteConfig } from '../site.config.ts'

/**
 * The agency's certificate of ISO 17100, if it has one on a day.
 *
 * @param day `YYYY-MM-DD`
 * @returns undefined where anything of it is not filled in, and after its last day
 */
export function certificationOn(
  day: string,
  certification: Certification = siteConfig.certification,
): Certification | undefined {
  const { body, number, validUntil } = certification
  return body && number && validUntil >= day ? certification : undefined
}

/** The same on the day that the site is made. */
export function currentCertification(): Certification | undefined {
  return certificationOn(new Date().toISOString().slice(0, 10))
}
